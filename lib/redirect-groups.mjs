/**
 * Former URLs of groups of pages that moved in the same way, as pairs of source and target in the form of `lib/redirects.mjs`.
 */

/** Pages for authors. The site names teams instead. */
const authors = [
  ...[
    'aakash',
    'akshay',
    'akshay/authors/2',
    'ankit',
    'anshika',
    'anshika/authors/2',
    'arsham',
    'badal',
    'duke',
    'nayan',
    'pavan',
    'priyansh',
    'priyansh/authors/2',
    'rohan',
    'sandeep',
    'schitiz',
    'shruti',
    'shubham',
    'shuva',
    'siddharth',
    'vaibhav',
    'vikash',
    'vishal',
  ].map((author) => [`/blog/authors/${author}`, '/blog/authors/']),
  ...['aakash', 'ankit', 'badal', 'merlyn', 'nayan', 'priyansh', 'rohan', 'sandeep'].map((author) => [
    `/iceberg/authors/${author}`,
    '/iceberg/authors/',
  ]),
]

/** Pages of OLake Fusion without a page of their own on this site, or with an earlier name. */
const fusion = [
  ['/olake-fusion', '/docs/fusion/getting-started/overview/'],
  ...['overview', 'v0.1.0'].map((page) => [`/docs/release/optimization/${page}`, `/docs/fusion/release/maintenance/${page}/`]),
  ...['contributing', 'issues-and-prs', 'code-of-conduct', 'channels'].map((page) => [
    `/docs/fusion/community/${page}`,
    `/docs/community/${page}/`,
  ]),
]

/** Pages of shared text that have become part of another page. */
const snippets = [
  ...['Discover', 'Sync', 'SyncWithState'].flatMap((command) => [
    [`/shared/commands/Docker${command}`, '/docs/'],
    [`/shared/commands/Local${command}`, '/docs/'],
    ...['MongoDB', 'MySQL', 'Oracle', 'Postgres', 'S3'].map((source) => [
      `/docs/shared/commands/Local${command}${source}`,
      '/docs/install/docker-cli/',
    ]),
  ]),
  ...['MongoDB', 'MySQL', 'Postgres', 'S3'].map((source) => [
    `/docs/shared/config/${source}SourceConfigDetails`,
    `/docs/connectors/${source.toLowerCase()}/config/`,
  ]),
  ...['MongoDB', 'MySQL', 'Postgres'].map((source) => [
    `/docs/shared/config/${source}StateConfigDetails`,
    `/docs/connectors/${source.toLowerCase()}/config/`,
  ]),
  ...['CSV', 'IAM', 'JSON', 'LocalStack', 'MinIO', 'Parquet', 'XML'].map((kind) => [
    `/docs/shared/config/S3SourceConfig${kind}`,
    '/docs/connectors/s3/config/',
  ]),
  ...['Glue', 'Hive', 'JDBC', 'REST'].flatMap((catalog) =>
    ['CLI', 'UI'].map((form) => [
      `/docs/shared/config/${catalog}IcebergWriter${form}ConfigDetails`,
      `/docs/writers/iceberg/catalog/${catalog.toLowerCase()}/`,
    ]),
  ),
  ...['', 'UI'].map((form) => [
    `/docs/shared/config/MinioJDBCIcebergWriter${form}ConfigLocalDetails`,
    '/docs/writers/iceberg/catalog/jdbc/',
  ]),
  ...['S3ConfigDetails', 'S3ConfigUIDetails'].map((page) => [`/docs/shared/config/${page}`, '/docs/writers/parquet/config/']),
  ['/docs/shared/config/LocalParquetConfigDetails', '/docs/writers/parquet/local/'],
  ['/docs/shared/config/KafkaSourceConfig', '/docs/connectors/kafka/config/'],
  ...['SelectedStreamsOnlyDetails', 'StreamsConfiguration', 'StreamsOnly', 'StreamsOnlyDetails'].map((page) => [
    `/docs/shared/streams/${page}`,
    '/docs/core/configs/catalog/',
  ]),
  ['/docs/shared/StreamSelectionExample', '/docs/core/configs/catalog/'],
  ['/docs/shared/CatalogQuery', '/docs/writers/iceberg/catalog/overview/'],
  ['/docs/shared/HighPartitionWarning', '/docs/writers/iceberg/partitioning/'],
  ...['AdditionalReferences', 'DocsFooter', 'OLakeFeaturesTLDR', 'OLakePathInfo', 'OlakeCTA'].map((page) => [
    `/docs/shared/${page}`,
    '/docs/',
  ]),
]

/** Pages of releases whose former URL names only the first release, or an earlier range, of the page. */
const releasePages = [
  ['v0.2.10', 'v0.2.10-v0.3.4'],
  ['v0.3.5', 'v0.3.5-v0.3.8'],
  ['v0.3.9-v0.3.11', 'v0.3.9-v0.3.13'],
  ['v0.3.14', 'v0.3.14-v0.3.16'],
  ['v0.3.17', 'v0.3.17-v0.3.18'],
  ['v0.4.0', 'v0.4.0-v0.4.2'],
  ['v0.5.0', 'v0.5.0-v0.5.2'],
  ['v0.6.0', 'v0.6.0-v0.6.5'],
  ['v0.7.0', 'v0.7.0-v0.7.8'],
  ['v0.8.0', 'v0.8.0-v0.8.2'],
  ['v0.9.0', 'v0.9.0-v0.9.4'],
]
/** Pages of releases that had the same name in a folder of their own. */
const movedReleasePages = [
  '28-04-2025',
  'v0.1.0-v0.1.1',
  'v0.1.2-v0.1.5',
  'v0.1.6-v0.1.8',
  'v0.1.9-v0.1.11',
  'v0.2.0-v0.2.1',
  'v0.2.2-v0.2.4',
  'v0.2.5-v0.2.7',
  'v0.2.8',
]

/** Former URLs of release pages, which were in `/docs/release/ingestion/` for a time. */
const releases = [
  ['/docs/release/ingestion', '/docs/release/overview/'],
  ['/docs/release/ingestion/overview', '/docs/release/overview/'],
  ...movedReleasePages.map((page) => [`/docs/release/ingestion/${page}`, `/docs/release/${page}/`]),
  ...releasePages.flatMap(([former, page]) =>
    ['/docs/release', '/docs/release/ingestion'].map((folder) => [`${folder}/${former}`, `/docs/release/${page}/`]),
  ),
]

/** All groups together. @type {string[][]} */
export const redirectGroups = [...authors, ...fusion, ...snippets, ...releases]
