import { beforeAll, expect, test } from 'vitest'
import { componentForms } from '../../components/mdx/registry'
import { siteSearch } from '../../lib/content/search'
import { unpackIndex, unpackSections } from '../../lib/search/local/index-format'
import { type LoadedIndex, runQuery } from '../../lib/search/local/query'
import { loadIndex } from '../../lib/search/local/search-index'

/** Search queries of data engineers, and the page, or section of a page, of the real content that must be among the first three results. */
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
  'encryption key': '/docs/operations/security/',
  OLAKE_SECRET_KEY: '/docs/install/olake-ui/',
  postgres: '/docs/connectors/postgres/overview/',
  postgers: '/docs/getting-started/postgres/',
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
  'replica identity': '/docs/connectors/postgres/overview/#replica-identity',
  publication: '/docs/understanding/terminologies/general/',
  max_threads: '/docs/understanding/terminologies/olake/',
  initial_wait_time: '/docs/connectors/postgres/troubleshooting/',
  jdbc_url_params: '/docs/connectors/postgres/config/',
  'postgres ssh tunnel': '/docs/connectors/postgres/troubleshooting/',
  'lsn mismatch': '/docs/connectors/postgres/troubleshooting/#lsn-mismatch-please-proceed-with-clear-destination',
  'no pg_hba.conf entry for host': '/docs/connectors/postgres/troubleshooting/#no-pg_hbaconf-entry-for-host',
  'permission denied for table': '/docs/connectors/postgres/troubleshooting/#permission-denied-for-table',
  'publication is required for pgoutput': '/docs/connectors/postgres/troubleshooting/#publication-is-required-for-pgoutput',
  'cdc from a read replica': '/docs/connectors/postgres/troubleshooting/#cdc-from-a-read-replica-fails',
  'could not access file wal2json': '/docs/connectors/postgres/troubleshooting/',
  'postgres tables are missing': '/docs/connectors/postgres/troubleshooting/#tables-are-missing-from-the-list',
  'glue iam policy': '/docs/writers/iceberg/catalog/glue/',
  glue: '/docs/writers/iceberg/catalog/glue/',
  NoSuchBucket: '/docs/writers/iceberg/troubleshooting/#nosuchbucket',
  'iceberg catalog': '/docs/writers/iceberg/catalog/overview/',
  'delete files': '/docs/writers/iceberg/overview/#delete-files',
  'merge on read': '/iceberg/mor-vs-cow/',
  'copy-on-write': '/iceberg/mor-vs-cow/',
  duckdb: '/iceberg/query-engine/duckdb/',
  'duckdb time travel': '/iceberg/query-engine/duckdb/',
  benchmarks: '/docs/benchmarks/',
  benchmrks: '/docs/benchmarks/',
  fivetran: '/docs/benchmarks/',
  'postgres data types': '/docs/connectors/postgres/overview/',
  architecture: '/blog/olake-architecture/',
  'discover command': '/docs/install/docker-cli/#discover-command',
  'state.json': '/docs/core/configs/state/',
  'postgres to iceberg': '/docs/getting-started/quickstart/',
  'mysql to iceberg': '/docs/getting-started/mysql/',
  'mongodb to iceberg': '/docs/connectors/mongodb/overview/',
  'oracle to iceberg': '/docs/connectors/oracle/overview/',
  'kafka to iceberg': '/docs/connectors/kafka/overview/',
  'mongodb cdc': '/docs/connectors/mongodb/cdc_setup/',
  'mysql cdc': '/docs/connectors/mysql/overview/',
  'glue permissions': '/docs/writers/iceberg/catalog/glue/#required-iam-permissions',
  'streams.json': '/docs/core/configs/catalog/',
  'helm values': '/docs/operations/helm-values/',
  'oplog size': '/docs/tutorials/enable-oplogs/',
  'resume token': '/docs/understanding/terminologies/general/',
  'exactly once': '/docs/features/delivery-guarantees/',
  'duplicates after crash': '/docs/features/delivery-guarantees/',
  'delete markers': '/docs/writers/iceberg/overview/',
  'schema evolution': '/docs/features/schema/',
  'filter rows': '/blog/olake-ingestion-filters-explained/',
  'full refresh': '/docs/features/delivery-guarantees/',
  'incremental cursor': '/docs/understanding/terminologies/olake/',
  'strict cdc': '/docs/understanding/terminologies/olake/',
  minio: '/docs/connectors/s3/setup/compatible/',
  'write to minio': '/docs/writers/parquet/s3/',
  lakekeeper: '/docs/writers/iceberg/azure/',
  nessie: '/docs/writers/iceberg/catalog/rest/',
  polaris: '/docs/writers/iceberg/catalog/rest/',
  's3 tables': '/docs/writers/iceberg/s3-tables/',
  'unity catalog': '/docs/writers/iceberg/unity-catalog/',
  biglake: '/docs/writers/iceberg/gcp/',
  'azure blob storage': '/docs/writers/iceberg/azure/',
  'out of memory': '/docs/features/sizing/',
  'known issues': '/docs/release/known-issues/',
  'offline install': '/docs/install/olake-ui/offline-environments/',
  'reset job': '/docs/core/state-controller/#reset-a-job',
  'clear destination': '/docs/jobs/edit-jobs/#clear-the-destination',
  'ssl mode': '/docs/connectors/postgres/config/',
  normalization: '/docs/understanding/terminologies/olake/',
  'upsert vs append': '/docs/understanding/terminologies/olake/',
  sizing: '/docs/features/sizing/',
  'wal_level logical': '/docs/connectors/postgres/setup/rds/',
  binlog_format: '/docs/connectors/mysql/troubleshooting/',
  'partition by date': '/docs/writers/iceberg/partitioning/',
  'sql server': '/docs/connectors/mssql/overview/',
  mssql: '/docs/connectors/mssql/overview/',
  'sql server cdc': '/docs/connectors/mssql/setup/generic/',
  'capture instance': '/docs/connectors/mssql/config/#capture-instances',
  db2: '/docs/connectors/db2/overview/',
  runstats: '/docs/connectors/db2/setup/generic/',
  's3 source': '/docs/connectors/s3/config/',
  'csv files': '/docs/connectors/s3/overview/',
  xml: '/docs/connectors/s3/overview/#xml-properties',
  prometheus: '/docs/monitoring-and-observability/metrics/',
  api: '/docs/api/olake-ui-api/',
  'start a job from a script': '/docs/api/olake-ui-api/#start-a-job',
  compaction: '/docs/fusion/getting-started/compaction/',
  fusion: '/docs/fusion/getting-started/overview/',
  'health score': '/docs/fusion/maintenance/metrics/#health-score',
  changelog: '/docs/release/all/',
  'upgrade olake': '/docs/operations/upgrades/',
  'environment variables': '/docs/operations/environment-variables/',
  'slack alerts': '/docs/getting-started/alerts-and-notifications/',
  'external postgres': '/docs/operations/external-services/',
  'air gapped': '/docs/install/olake-ui/offline-environments-generic/',
  security: '/docs/operations/security/',
}

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
  'If the page or its subject moved, set the new page in tests/unit/relevance.test.ts. Otherwise add these words to the title, a heading or the keywords of the page.'
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

test('a prefix has the same first result as the whole word', async () => {
  for (const [prefix, word] of [
    ['duckd', 'duckdb'],
    ['benchm', 'benchmarks'],
  ] as const)
    expect((await firstResults(prefix)).pages[0], FAILURE_HELP).toBe((await firstResults(word)).pages[0])
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
