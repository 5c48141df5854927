import { beforeAll, expect, test } from 'vitest'
import { componentForms } from '../../components/mdx/registry'
import { searchStarters } from '../../content/navigation/search-starters'
import { docsHome } from '../../lib/content/docs-home'
import { siteSearch } from '../../lib/content/search'
import { type LocalSearch, searchOfRecords } from '../../lib/search/local/build'
import { type LoadedIndex, openIndex, runQuery } from '../../lib/search/local/query'
import { contextualFilters } from '../../lib/search/provider'
import type { SearchRecord } from '../../lib/search/types'
import { expectations, openQueries } from './relevance-queries'

const MAX_RANK = 3

/** Whether a hosted index returns a record to a request with the filters of this site. */
const passesFilters = (record: SearchRecord) =>
  contextualFilters.every((filter) =>
    [filter].flat().some((condition) => {
      const [name = '', value] = condition.split(/:(.*)/)
      return String(record[name as keyof SearchRecord]) === value
    }),
  )

/**
 * The records that a hosted index returns to this site, searched like the local index. The ranking of a hosted index is not part of this
 * repository; what these tests show is that its filters hide no page.
 */
function withFilters({ records }: LocalSearch): LocalSearch {
  const pages = new Map<string, SearchRecord[]>()
  for (const record of records.filter(passesFilters)) {
    const page = pages.get(record.url_without_anchor) ?? []
    pages.set(record.url_without_anchor, [...page, record])
  }
  return searchOfRecords([...pages.values()])
}

const providers = ['local', 'hosted'] as const
const indexes = new Map<(typeof providers)[number], LoadedIndex>()

beforeAll(() => {
  const site = siteSearch(componentForms().indexed)
  for (const provider of providers) {
    const built = provider === 'local' ? site : withFilters(site)
    // The browser receives the index as JSON.
    const { headings, text } = JSON.parse(JSON.stringify(built.index))
    indexes.set(
      provider,
      openIndex(headings, text, (page) => built.texts[page]),
    )
  }
})

function search(query: string, provider: (typeof providers)[number] = 'local') {
  const index = indexes.get(provider)
  if (!index) throw new Error(`There is no index of the ${provider} provider.`)
  return runQuery(index, { query, indexName: 'olake', attributesToSnippet: ['content:10'] })
}

/** Failure message for a page that is not found. */
const FAILURE_HELP =
  'If the page or its subject moved, set the new page in tests/unit/relevance-queries.ts. Otherwise add these words to the title, a heading or the keywords of the page.'
/** Addresses of the first results of a query, and of the pages that contain them. */
function firstResults(query: string, provider?: (typeof providers)[number]): { sections: string[]; pages: string[] } {
  const sections = search(query, provider)
    .hits.slice(0, MAX_RANK)
    .map((hit) => hit.url)
  return { sections, pages: sections.map((url) => url.replace(/#.*/, '')) }
}

for (const provider of providers) {
  for (const [query, page] of Object.entries(expectations)) {
    test(`"${query}" finds ${page} among the first ${MAX_RANK} (${provider} provider)`, () => {
      const { sections, pages } = firstResults(query, provider)
      expect(page.includes('#') ? sections : pages, FAILURE_HELP).toContain(page)
    })
  }

  test(`at least 57 of the 60 further queries find their page (${provider} provider)`, () => {
    const missed: string[] = []
    for (const [query, right] of Object.entries(openQueries)) {
      const { pages } = firstResults(query, provider)
      if (!pages.some((page) => right.includes(page))) missed.push(`"${query}": ${pages.join(', ')}`)
    }
    expect(Object.keys(openQueries)).toHaveLength(60)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3)
  })
}

test('every query that the first page of the documentation suggests finds the page that is expected for it', () => {
  expect(docsHome().starters.filter((query) => !(query.toLowerCase() in expectations))).toEqual([])
})

test('a prefix has the same first result as the whole word', () => {
  for (const [prefix, word] of [
    ['duckd', 'duckdb'],
    ['benchm', 'benchmarks'],
  ] as const)
    expect(firstResults(prefix).pages[0], FAILURE_HELP).toBe(firstResults(word).pages[0])
})

test('other forms of a word, and versions with and without v, have the same first results', () => {
  for (const [form, other] of [
    ['filtering', 'filter'],
    ['syncing', 'sync'],
    ['replicating', 'replicate'],
    ['partitioned tables', 'partition table'],
    ['v0.9.4', '0.9.4'],
  ] as const)
    expect(firstResults(form).sections, form).toEqual(firstResults(other).sections)
})

test('sections that contain a key come before sections about its words', () => {
  const { hits } = search('max_threads')
  const texts = hits.slice(0, MAX_RANK).map((hit) => `${hit.hierarchy.lvl1} ${hit.hierarchy.lvl2} ${hit._snippetResult.content?.value}`)
  for (const text of texts) expect(text).toMatch(/<mark>max_threads<\/mark>|max_threads/)
})

test('the pages that the search window offers first are indexed pages', () => {
  const addresses = new Set(indexes.get('local')?.sections.map(({ url }) => url))
  expect(searchStarters).toHaveLength(6)
  for (const { to } of searchStarters) expect(addresses).toContain(to)
})

test('unknown words and empty queries have no results, and markup is escaped', () => {
  expect(search('xyzzyq').nbHits).toBe(0)
  expect(search('  ').nbHits).toBe(0)
  expect(search('<img src=x onerror=alert(1)>').hits.every((hit) => !JSON.stringify(hit).includes('<img'))).toBe(true)
})

test('unlisted pages and snippets are not indexed, but the text of included snippets is', () => {
  const { hits } = search('every part that a page can use')
  expect(hits.some((hit) => hit.url.includes('/community/authoring/'))).toBe(false)
  expect(indexes.get('local')?.sections.some((section) => section.url.startsWith('/docs/shared/'))).toBe(false)
  const snippet = search('olakego/source-postgres discover')
  expect(snippet.hits.length).toBeGreaterThan(0)
})
