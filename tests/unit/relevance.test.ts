import { beforeAll, expect, test } from 'vitest'
import { componentForms } from '../../components/mdx/registry'
import { siteSearch } from '../../lib/content/search'
import { unpackIndex, unpackSections } from '../../lib/search/local/index-format'
import { type LoadedIndex, runQuery } from '../../lib/search/local/query'
import { loadIndex } from '../../lib/search/local/search-index'

/** What data engineers type in the search of the real site, and the page, or the section of a page, that must be among the first three results. */
const expectations: Record<string, string> = {
  'alex merced': '/webinar/w-12-apache-iceberg-polaris-catalog/',
  webinars: '/webinar/',
  contributors: '/community/contributors/',
  'contributor program': '/community/contributor-program/',
  'query engines': '/iceberg/query-engine/',
  quickstart: '/docs/getting-started/quickstart/',
  'getting started': '/docs/getting-started/quickstart/',
  install: '/docs/install/setup/',
  'docker compose': '/docs/install/olake-ui/',
  'docker cli': '/docs/install/docker-cli/',
  'first user': '/docs/install/olake-ui/#set-the-first-user',
  'default password': '/docs/install/olake-ui/#set-the-first-user',
  'encryption key': '/docs/install/olake-ui/',
  OLAKE_SECRET_KEY: '/docs/install/olake-ui/',
  postgres: '/docs/connectors/postgres/overview/',
  postgers: '/docs/connectors/postgres/overview/',
  postgresql: '/docs/connectors/postgres/setup/generic/',
  'postgres config': '/docs/connectors/postgres/config/',
  rds: '/docs/connectors/postgres/setup/rds/',
  aurora: '/docs/connectors/postgres/setup/aurora/',
  'azure postgres': '/docs/connectors/postgres/setup/azure/',
  'google cloud sql': '/docs/connectors/postgres/setup/gcp/',
  'cloudsql.logical_decoding': '/docs/connectors/postgres/setup/gcp/',
  'rds.logical_replication': '/docs/connectors/postgres/setup/rds/',
  wal2json: '/docs/connectors/postgres/wal2json_plugin/',
  'replication slot': '/docs/understanding/terminologies/general/',
  'replica identity': '/docs/connectors/postgres/setup/generic/',
  publication: '/docs/understanding/terminologies/general/',
  max_threads: '/docs/understanding/terminologies/olake/',
  initial_wait_time: '/docs/connectors/postgres/troubleshooting/',
  jdbc_url_params: '/docs/connectors/postgres/config/',
  'ssh tunnel': '/docs/connectors/postgres/troubleshooting/',
  'lsn mismatch': '/docs/connectors/postgres/troubleshooting/#lsn-mismatch-please-proceed-with-clear-destination',
  'no pg_hba.conf entry for host': '/docs/connectors/postgres/troubleshooting/#no-pg_hbaconf-entry-for-host',
  'permission denied for table': '/docs/connectors/postgres/troubleshooting/#permission-denied-for-table',
  'publication is required for pgoutput': '/docs/connectors/postgres/troubleshooting/#publication-is-required-for-pgoutput',
  'cdc from a read replica': '/docs/connectors/postgres/troubleshooting/#cdc-from-a-read-replica-fails',
  'could not access file wal2json': '/docs/connectors/postgres/troubleshooting/',
  'tables are missing': '/docs/connectors/postgres/troubleshooting/#tables-are-missing-from-the-list',
  'glue iam policy': '/docs/writers/iceberg/catalog/glue/',
  glue: '/docs/writers/iceberg/catalog/glue/',
  NoSuchBucket: '/docs/writers/iceberg/catalog/glue/#troubleshooting',
  'iceberg catalog': '/docs/writers/iceberg/catalog/overview/',
  'delete files': '/docs/writers/iceberg/overview/#delete-files',
  'merge on read': '/iceberg/mor-vs-cow/',
  'copy-on-write': '/iceberg/mor-vs-cow/',
  duckdb: '/iceberg/query-engine/duckdb/',
  'duckdb time travel': '/iceberg/query-engine/duckdb/',
  benchmarks: '/docs/benchmarks/',
  benchmrks: '/docs/benchmarks/',
  fivetran: '/docs/benchmarks/',
  'data type mapping': '/docs/connectors/postgres/overview/#data-type-mapping',
  architecture: '/blog/olake-architecture/',
  'discover command': '/docs/install/docker-cli/#discover-command',
  'state.json': '/docs/core/configs/state/',
}

const FIRST = 3
let index: LoadedIndex

beforeAll(() => {
  const built = siteSearch(componentForms().indexed)
  // As it travels: through JSON and back.
  const packed = JSON.parse(JSON.stringify(built.index))
  index = {
    miniSearch: loadIndex(unpackIndex(packed)),
    sections: unpackSections(packed),
    texts: async (page) => built.texts[page] ?? [],
  }
})

const ask = (query: string) => runQuery(index, { query, indexName: 'olake', attributesToSnippet: ['content:10'] })

/** What to do about a page that is not found. */
const REMEDY =
  'If the page moved or its subject did, name the new page in tests/unit/relevance.test.ts. Otherwise give the page a title, a heading or keywords with these words.'
/** Addresses of the first results of a query, and without their anchors the pages that they are on. */
async function firstResults(query: string): Promise<{ sections: string[]; pages: string[] }> {
  const sections = (await ask(query)).hits.slice(0, FIRST).map((hit) => hit.url)
  return { sections, pages: sections.map((url) => url.replace(/#.*/, '')) }
}

for (const [query, page] of Object.entries(expectations)) {
  test(`"${query}" finds ${page} among the first ${FIRST}`, async () => {
    const { sections, pages } = await firstResults(query)
    expect(page.includes('#') ? sections : pages, REMEDY).toContain(page)
  })
}

test('a prefix finds what the whole word finds', async () => {
  for (const [prefix, word] of [
    ['duckd', 'duckdb'],
    ['benchm', 'benchmarks'],
  ] as const)
    expect((await firstResults(prefix)).pages[0], REMEDY).toBe((await firstResults(word)).pages[0])
})

test('words that nobody writes find nothing', async () => {
  expect((await ask('xyzzyq')).nbHits).toBe(0)
  expect((await ask('  ')).nbHits).toBe(0)
  expect((await ask('<img src=x onerror=alert(1)>')).hits.every((hit) => !JSON.stringify(hit).includes('<img'))).toBe(true)
})

test('drafts, unlisted pages and snippets are not found, the text of a shown snippet is', async () => {
  const { hits } = await ask('every part that a page can use')
  expect(hits.some((hit) => hit.url.includes('/community/authoring/'))).toBe(false)
  expect(index.sections.some((section) => section.url.startsWith('/docs/shared/'))).toBe(false)
  const snippet = await ask('olakego/source-postgres discover')
  expect(snippet.hits.length).toBeGreaterThan(0)
})
