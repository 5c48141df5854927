import { expect, test } from 'vitest'
import { parseBody } from '../mdx/analyse'
import { buildLocalSearch } from './local/build'
import { bestText, highlight, snippet } from './local/highlight'
import { openIndex, runQuery } from './local/query'
import { escapedMarks, markedPieces, withEscapedText } from './marked-text'
import { openSearchDescription } from './open-search'
import { pageBlocks } from './page-blocks'
import { pageRecords, type SearchablePage } from './records'
import { resultLink, searchPageLink } from './result-links'
import { hostedSearch } from './search-settings.mjs'
import { isStoredSearches } from './stored-searches'
import { tokenize } from './tokenize'
import { commonForm } from './word-forms'

const page = ({ body = '', ...fields }: Partial<Omit<SearchablePage, 'body'>> & { body?: string }): SearchablePage => ({
  collection: 'docs',
  url: '/docs/a/',
  title: 'Alpha',
  description: 'About alpha.',
  keywords: [],
  body: parseBody(body),
  ...fields,
})
const none = { snippet: () => undefined, indexedForms: {} }

test('tokenizes names as a whole and in parts, keeps versions whole but without v, and drops stop words', () => {
  expect(tokenize('Set max_threads to 5')).toEqual(['set', 'max_threads', 'max', 'threads'])
  expect(tokenize('since v0.2.9')).toEqual(['since', '0.2.9'])
  expect(tokenize('wal_level >= logical')).toEqual(['wal_level', 'wal', 'level', 'logical'])
})

test('forms of a word are the same, and names are not changed', () => {
  for (const [form, words] of Object.entries({
    filter: ['filter', 'filters', 'filtered', 'filtering'],
    sync: ['sync', 'syncs', 'synced', 'syncing'],
    replicat: ['replicate', 'replicates', 'replicated', 'replicating'],
    query: ['query', 'queries'],
    cach: ['cache', 'caches', 'caching'],
    drop: ['drop', 'drops', 'dropped', 'dropping'],
    index: ['index', 'indexes', 'indexing'],
  }))
    for (const word of words) expect(commonForm(word), word).toBe(form)
  for (const word of ['max_threads', '0.9.4', 'aws', 'status', 'access', 'analysis', 'string', 'need', 'setting', 'rds', 's3files'])
    expect(commonForm(word)).toBe(word)
})

test('finds other forms of a word, also while the visitor types it, and marks the whole word', async () => {
  const search = await searchIn([
    page({ body: 'Filtering rows saves time.' }),
    page({ url: '/docs/b/', title: 'Beta', body: 'Syncs twice.' }),
  ])
  for (const query of ['filter', 'filters', 'filteri', 'filterin', 'filtering', 'syncin'])
    expect((await search(query)).hits[0]?.url, query).toBe(query.startsWith('f') ? '/docs/a/' : '/docs/b/')
  expect((await search('filters')).hits[0]?._snippetResult.content?.value).toBe('<mark>Filtering</mark> rows saves time.')
})

test('finds a page by its keywords, and shows its text instead of them', async () => {
  const search = await searchIn([page({ keywords: ['lsn mismatch', 'slot'] }), page({ url: '/docs/b/', title: 'Beta' })])
  const { hits } = await search('lsn mismatch')
  expect(hits.map(({ url, _snippetResult }) => [url, _snippetResult.content?.value])).toEqual([['/docs/a/', 'About alpha.']])
})

test('finds a version with and without v, and marks its v', async () => {
  const search = await searchIn([page({ body: 'Since v0.9.4.' }), page({ url: '/docs/b/', title: 'Beta', body: 'Since 0.9.5.' })])
  for (const query of ['v0.9.4', '0.9.4']) {
    const { hits } = await search(query)
    expect(hits.map(({ url }) => url)).toEqual(['/docs/a/'])
    expect(hits[0]?._snippetResult.content?.value).toBe('Since <mark>v0.9.4</mark>.')
  }
})

test('a single letter or a stop word finds titles and headings that begin with it', async () => {
  const search = await searchIn([page({ title: 'Partitions' }), page({ url: '/docs/b/', title: 'Tokens', body: 'A plan.' })])
  expect((await search('p')).hits.map(({ url }) => url)).toEqual(['/docs/a/'])
  expect((await search('to')).hits.map(({ url }) => url)).toEqual(['/docs/b/'])
  expect((await search('the ')).hits).toEqual([])
})

test('a page fills the first results only if no other page matches', async () => {
  const section = (name: string) => `## ${name} partitions\n\nPartitions and more partitions.`
  const search = await searchIn([
    page({ body: ['One', 'Two', 'Three', 'Four'].map(section).join('\n\n') }),
    page({ url: '/docs/b/', title: 'Beta', body: '## Other partitions\n\nText.' }),
  ])
  expect((await search('partitions')).hits.slice(0, 3).map(({ url_without_anchor }) => url_without_anchor)).toContain('/docs/b/')
})

test('indexes headings, paragraphs, list items, table rows, code and snippets in page order, but no diagrams', () => {
  const body =
    'Intro.\n\n## Keys\n\n- one\n- two\n\n| Key | Type |\n|---|---|\n| `host` | string |\n\n```json\n{ "a": 1 }\n```\n\n```mermaid\nflowchart LR\n```\n\n<Snippet name="s" />\n\n<Card title="T" description="D" href="/x/" />'
  expect(pageBlocks(parseBody(body), { ...none, snippet: (name) => (name === 's' ? parseBody('From the snippet.') : undefined) })).toEqual([
    { kind: 'text', text: 'Intro.' },
    { kind: 'heading', depth: 2, text: 'Keys', id: 'keys' },
    { kind: 'text', text: 'one' },
    { kind: 'text', text: 'two' },
    { kind: 'text', text: 'Key · Type' },
    { kind: 'text', text: 'host · string' },
    { kind: 'text', text: '{ "a": 1 }' },
    { kind: 'text', text: 'From the snippet.' },
    { kind: 'text', text: 'T. D' },
  ])
})

test('indexes the title of an admonition in both notations', () => {
  for (const opening of [':::tip Mind the slot', ':::tip[Mind the slot]']) {
    expect(pageBlocks(parseBody(`${opening}\nText.\n:::`), none)).toEqual([
      { kind: 'text', text: 'Mind the slot' },
      { kind: 'text', text: 'Text.' },
    ])
  }
})

test('records have the format of DocSearch, with stable ids, anchors and weights', () => {
  const records = pageRecords(page({ body: 'Intro.\n\n## Two [#two]\n\nText.\n\n### Three\n\nDeep.\n\n## Four' }), none)
  expect(records.map(({ type, url, hierarchy: { lvl1, lvl2, lvl3 }, content }) => [type, url, lvl1, lvl2, lvl3, content])).toEqual([
    ['lvl1', '/docs/a/', 'Alpha', null, null, null],
    ['content', '/docs/a/', 'Alpha', null, null, 'About alpha.'],
    ['content', '/docs/a/', 'Alpha', null, null, 'Intro.'],
    ['lvl2', '/docs/a/#two', 'Alpha', 'Two', null, null],
    ['content', '/docs/a/#two', 'Alpha', 'Two', null, 'Text.'],
    ['lvl3', '/docs/a/#three', 'Alpha', 'Two', 'Three', null],
    ['content', '/docs/a/#three', 'Alpha', 'Two', 'Three', 'Deep.'],
    ['lvl2', '/docs/a/#four', 'Alpha', 'Four', null, null],
  ])
  expect(records[3]).toMatchObject({
    language: 'en',
    version: ['current'],
    docusaurus_tag: 'docs-default-current',
    anchor: 'two',
    url_without_anchor: '/docs/a/',
  })
  expect(records[3]?.weight).toEqual({ pageRank: 6, level: 80, position: 3 })
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
  const edited = pageRecords(page({ body: 'Intro.\n\nNew.\n\n## Two [#two]\n\nText.' }), none)
  expect(edited.find(({ content }) => content === 'Text.')?.objectID).toBe(records[4]?.objectID)
  expect(records[0]?.hierarchy.lvl0).toBe('Documentation')
})

/** A search in pages. @param part `headings` searches without the second part of the index */
async function searchIn(pages: SearchablePage[], part?: 'headings') {
  const built = buildLocalSearch(pages, none)
  const { headings, text } = JSON.parse(JSON.stringify(built.index))
  const index = openIndex(headings, part ? undefined : text, (number) => built.texts[number])
  return async (query: string, rest = {}) => runQuery(index, { query, indexName: 'x', ...rest })
}

test('a response has the format of Algolia, with highlighting, pagination and counts by section', async () => {
  const search = await searchIn([
    page({ body: '## Slots\n\nA replication slot keeps log files until they are read by somebody, which may take long.' }),
    page({ url: '/blog/b/', collection: 'blog', title: 'Beta', description: 'On beta.', body: 'A slot too.' }),
  ])
  const all = await search('slot', { attributesToSnippet: ['content:5'], highlightPreTag: '<mark>', highlightPostTag: '</mark>' })
  expect(all.nbHits).toBe(2)
  expect(all.facets?.['hierarchy.lvl0']).toEqual({ Documentation: 1, Blog: 1 })
  expect(all.hits[0]).toMatchObject({ type: 'lvl2', url: '/docs/a/#slots', anchor: 'slots', hierarchy: { lvl1: 'Alpha', lvl2: 'Slots' } })
  expect(all.hits[0]?._highlightResult.hierarchy.lvl2).toMatchObject({ value: '<mark>Slots</mark>', matchLevel: 'full' })
  expect(all.hits[0]?._snippetResult.content?.value).toBe('…replication <mark>slot</mark> keeps log files…')
  const blog = await search('slot', { facetFilters: ['hierarchy.lvl0:Blog'] })
  expect(blog.hits.map(({ url }) => url)).toEqual(['/blog/b/'])
  expect((await search('slot', { hitsPerPage: 1, page: 1 })).hits).toHaveLength(1)
  expect((await search('slot', { hitsPerPage: 0 })).hits).toHaveLength(0)
})

test('finds words despite typos, and the unpacked index has the parent headings of sections', async () => {
  const search = await searchIn([page({ body: '## One\n\n### Two\n\n#### Three\n\nWritten about postgres.\n\n## Four' })])
  const { hits } = await search('postgers')
  expect(hits[0]?.hierarchy).toMatchObject({ lvl2: 'One', lvl3: 'Two', lvl4: 'Three' })
})

test('returns results without a snippet if the texts of a page are not loaded', () => {
  const { index } = buildLocalSearch([page({ body: 'Only here: pgoutput.' })], none)
  const answer = runQuery(
    openIndex(index.headings, index.text, () => undefined),
    { query: 'pgoutput', indexName: 'x' },
  )
  expect(answer.hits[0]).toMatchObject({ type: 'lvl1', url: '/docs/a/' })
})

test('the first part of the index finds titles and headings with all words of a query, and nothing else', async () => {
  const pages = [page({ body: '## Replication slots\n\nA slot keeps the log.' }), page({ url: '/docs/b/', title: 'Slots', body: 'Text.' })]
  const early = await searchIn(pages, 'headings')
  expect((await early('replication slot')).hits.map(({ url }) => url)).toEqual(['/docs/a/#replication-slots'])
  // A query of which only a part is in headings waits for the texts, as does one with a typo.
  for (const query of ['slot log', 'keeps', 'slats']) expect((await early(query)).nbHits, query).toBe(0)
})

test('parts of two builds are not used together', () => {
  const [one, other] = [[page({})], [page({}), page({ url: '/docs/b/' })]].map((pages) => buildLocalSearch(pages, none).index)
  expect(() => one && other && openIndex(one.headings, other.text, () => undefined)).toThrow('same build')
})

test('highlights matched words and escapes all other text', () => {
  const marks = { pre: '<mark>', post: '</mark>', ellipsis: '…' }
  expect(highlight('<b> & Slot slots', ['slot'], marks).value).toBe('&lt;b&gt; &amp; <mark>Slot</mark> <mark>slots</mark>')
  expect(snippet('a b c d e f needle g h i', ['needle'], 4, marks).value).toBe('…f <mark>needle</mark> g h…')
  expect(bestText(['nothing', 'one needle', 'x'], ['needle'])).toBe('one needle')
  expect(bestText(['max threads', 'set max_threads'], ['max_threads', 'max', 'threads'])).toBe('set max_threads')
})

test('escapes markup in text from a search provider, except for marks', () => {
  expect(markedPieces('a &lt;b&gt; <mark>c</mark><img onerror=x>')).toEqual([
    { text: 'a <b> ', marked: false },
    { text: 'c', marked: true },
    { text: '<img onerror=x>', marked: false },
  ])
  expect(escapedMarks('<script>x</script><mark>y</mark>')).toBe('&lt;script&gt;x&lt;/script&gt;<mark>y</mark>')
  expect(withEscapedText({ id: 1, _snippetResult: { content: { value: '<i>a</i>', matchLevel: 'full' } } })).toMatchObject({
    _snippetResult: { content: { value: '&lt;i&gt;a&lt;/i&gt;', matchLevel: 'full' } },
  })
})

test('uses the hosted index if the three Algolia variables are set, otherwise the local index', () => {
  const settings = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'A', NEXT_PUBLIC_ALGOLIA_API_KEY: 'K', NEXT_PUBLIC_ALGOLIA_INDEX: 'I' }
  expect(hostedSearch({})).toBeUndefined()
  expect(hostedSearch(settings)).toEqual({ appId: 'A', apiKey: 'K', indexName: 'I', insights: true })
  expect(hostedSearch({ ...settings, NEXT_PUBLIC_ALGOLIA_INSIGHTS: false })?.insights).toBe(false)
})

test('links results to this site with its base path, unless they match the external pattern', () => {
  const options = { origin: 'https://olake.io', basePath: '/sub' }
  expect(resultLink('https://olake.io/docs/a/#b', options)).toBe('/sub/docs/a/#b')
  expect(resultLink('/sub/docs/a/', options)).toBe('/sub/docs/a/')
  expect(resultLink('/docs/a/', { ...options, basePath: '' })).toBe('/docs/a/')
  expect(resultLink('https://datazip.io/x', { ...options, externalUrlPattern: 'datazip\\.io' })).toBe('https://datazip.io/x')
  expect(searchPageLink('/search/', 'a & b')).toBe('/search/?q=a%20%26%20b')
})

test('accepts stored searches only if they are a list of hits', () => {
  expect(isStoredSearches(JSON.stringify([{ objectID: '1', url: '/a/', hierarchy: { lvl0: 'Docs' } }]))).toBe(true)
  expect(isStoredSearches('[]')).toBe(true)
  for (const broken of ['{', 'null', '{"a":1}', '[1]', '[{"objectID":"1"}]']) expect(isStoredSearches(broken), broken).toBe(false)
})

test('the OpenSearch description has a short name within the limit and a placeholder for the query', () => {
  const xml = openSearchDescription()
  expect(xml.match(/<ShortName>(.*)<\/ShortName>/)?.[1]?.length).toBeLessThanOrEqual(16)
  expect(xml).toContain('template="https://olake.io/search/?q={searchTerms}"')
})
