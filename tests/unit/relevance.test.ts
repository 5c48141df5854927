import { beforeAll, expect, test } from 'vitest'
import { componentForms } from '../../components/mdx/registry'
import { siteSearch } from '../../lib/content/search'
import { unpackIndex, unpackSections } from '../../lib/search/local/index-format'
import { type LoadedIndex, runQuery } from '../../lib/search/local/query'
import { loadIndex } from '../../lib/search/local/search-index'
import { expectations, openQueries } from './relevance-queries'

const MAX_RANK = 3
let index: LoadedIndex

beforeAll(() => {
  const built = siteSearch(componentForms().indexed)
  // The browser receives the index as JSON.
  const packed = JSON.parse(JSON.stringify(built.index))
  index = {
    miniSearch: loadIndex(unpackIndex(packed)),
    sections: unpackSections(packed),
    texts: async (page) => built.texts[page] ?? [],
  }
})

const search = (query: string) => runQuery(index, { query, indexName: 'olake', attributesToSnippet: ['content:10'] })

/** Failure message for a page that is not found. */
const FAILURE_HELP =
  'If the page or its subject moved, set the new page in tests/unit/relevance-queries.ts. Otherwise add these words to the title, a heading or the keywords of the page.'
/** Addresses of the first results of a query, and of the pages that contain them. */
async function firstResults(query: string): Promise<{ sections: string[]; pages: string[] }> {
  const sections = (await search(query)).hits.slice(0, MAX_RANK).map((hit) => hit.url)
  return { sections, pages: sections.map((url) => url.replace(/#.*/, '')) }
}

for (const [query, page] of Object.entries(expectations)) {
  test(`"${query}" finds ${page} among the first ${MAX_RANK}`, async () => {
    const { sections, pages } = await firstResults(query)
    expect(page.includes('#') ? sections : pages, FAILURE_HELP).toContain(page)
  })
}

test('at least 57 of the 60 further queries find their page', async () => {
  const missed: string[] = []
  for (const [query, right] of Object.entries(openQueries)) {
    const { pages } = await firstResults(query)
    if (!pages.some((page) => right.includes(page))) missed.push(`"${query}": ${pages.join(', ')}`)
  }
  expect(Object.keys(openQueries)).toHaveLength(60)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3)
})

test('a prefix has the same first result as the whole word', async () => {
  for (const [prefix, word] of [
    ['duckd', 'duckdb'],
    ['benchm', 'benchmarks'],
  ] as const)
    expect((await firstResults(prefix)).pages[0], FAILURE_HELP).toBe((await firstResults(word)).pages[0])
})

test('other forms of a word, and versions with and without v, have the same first results', async () => {
  for (const [form, other] of [
    ['filtering', 'filter'],
    ['syncing', 'sync'],
    ['replicating', 'replicate'],
    ['partitioned tables', 'partition table'],
    ['v0.9.4', '0.9.4'],
  ] as const)
    expect((await firstResults(form)).sections, form).toEqual((await firstResults(other)).sections)
})

test('sections that contain a key come before sections about its words', async () => {
  const { hits } = await search('max_threads')
  const texts = hits.slice(0, MAX_RANK).map((hit) => `${hit.hierarchy.lvl1} ${hit.hierarchy.lvl2} ${hit._snippetResult.content?.value}`)
  for (const text of texts) expect(text).toMatch(/<mark>max_threads<\/mark>|max_threads/)
})

test('unknown words and empty queries have no results, and markup is escaped', async () => {
  expect((await search('xyzzyq')).nbHits).toBe(0)
  expect((await search('  ')).nbHits).toBe(0)
  expect((await search('<img src=x onerror=alert(1)>')).hits.every((hit) => !JSON.stringify(hit).includes('<img'))).toBe(true)
})

test('unlisted pages and snippets are not indexed, but the text of included snippets is', async () => {
  const { hits } = await search('every part that a page can use')
  expect(hits.some((hit) => hit.url.includes('/community/authoring/'))).toBe(false)
  expect(index.sections.some((section) => section.url.startsWith('/docs/shared/'))).toBe(false)
  const snippet = await search('olakego/source-postgres discover')
  expect(snippet.hits.length).toBeGreaterThan(0)
})
