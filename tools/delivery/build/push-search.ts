import { readFileSync } from 'node:fs'
import { environment } from '#environment'
import type { LocalSearch } from '../../../lib/search/local/build'
import { hostedSearch } from '../../../lib/search/search-settings.mjs'
import { absoluteUrl } from '../../../lib/seo/metadata'
import { startCommand } from '../../authoring/command/help'
import { step } from '../../authoring/command/log'
import { buildContent } from './build-content'

/**
 * npm run search:push [-- --yes]: replaces the hosted index with the records of the site. The replacement is atomic: searches use the old
 * index until the new one is complete. Without --yes, it only prints what it would do. Index settings come from search.settings.json.
 */
startCommand(['--yes'])
const SETTINGS_FILE = 'search.settings.json'

/** Compiles the content and builds its search records. Modules that read the compiled content are imported after it exists. */
async function compiledSearch(): Promise<LocalSearch> {
  if (!(await buildContent())) throw new Error('The content has errors.')
  const [{ siteSearch }, { componentForms }] = await Promise.all([
    import('../../../lib/content/search'),
    import('../../../components/mdx/registry'),
  ])
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
      `Would replace the index "${indexName}" of ${appId} with ${objects.length} records (${megabytes} MB). To replace it, add -- --yes.`,
    )
    return
  }
  const writeKey = environment.ALGOLIA_WRITE_KEY
  if (!writeKey)
    throw new Error('ALGOLIA_WRITE_KEY is not set. Set it to an API key that can add objects, delete the index and edit its settings.')
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
