import { readFileSync } from 'node:fs'
import { environment } from '#environment'
import type { LocalSearch } from '../lib/search/local/build'
import { hostedSearch } from '../lib/search/settings.mjs'
import { absoluteUrl } from '../lib/seo/metadata'
import { buildContent } from './build-content'
import { step } from './log'

/**
 * npm run search:push [-- --yes]: uploads the site's records to the hosted index, all at once: readers see the old index until the new
 * one stands. Without --yes it only says what it would do. Settings come from search.settings.json.
 */
const SETTINGS_FILE = 'search.settings.json'

/** Compiles the content, then builds its search; the modules that read it must not load before. */
async function compiledSearch(): Promise<LocalSearch> {
  if (!(await buildContent())) throw new Error('The content has errors.')
  const [{ siteSearch }, { componentForms }] = await Promise.all([import('../lib/content/search'), import('../components/mdx/registry')])
  return siteSearch(componentForms().indexed)
}

async function push(): Promise<void> {
  const hosted = hostedSearch(environment)
  if (!hosted) throw new Error('Set NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_API_KEY and NEXT_PUBLIC_ALGOLIA_INDEX first.')
  const { appId, indexName } = hosted
  const { records } = await step('records', compiledSearch, (search) => `${search.records.length} of ${search.texts.length} pages`)
  const objects = records.map((record) => ({
    ...record,
    url: absoluteUrl(record.url),
    url_without_anchor: absoluteUrl(record.url_without_anchor),
  }))
  const settings = JSON.parse(readFileSync(SETTINGS_FILE, 'utf8'))
  if (!process.argv.includes('--yes')) {
    const megabytes = (JSON.stringify(objects).length / 1e6).toFixed(1)
    console.log(
      `Would replace the index "${indexName}" of ${appId} by ${objects.length} records (${megabytes} MB). Run with -- --yes to do it.`,
    )
    return
  }
  const writeKey = environment.ALGOLIA_WRITE_KEY
  if (!writeKey)
    throw new Error('ALGOLIA_WRITE_KEY is missing: a key of the index that may add objects, delete an index and edit settings.')
  const { algoliasearch } = await import('algoliasearch')
  const client = algoliasearch(appId, writeKey)
  await step(
    'settings',
    () => client.setSettings({ indexName, indexSettings: settings }),
    () => `from ${SETTINGS_FILE}`,
  )
  await step(
    'upload',
    () => client.replaceAllObjects({ indexName, objects }),
    () => `${objects.length} records replaced`,
  )
}

try {
  await push()
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exitCode = 1
}
