import { routes } from './routes'

/**
 * The systems that OLake reads from and writes to, in the order of lists. Selectors, figures, links and checks take names from here. The id
 * of a source is that of its Docker image, the id of a catalog is its `catalog_type`.
 */

/** `spellings` are those of links inside the product, in addition to the id. */
type Source = { label: string; spellings: readonly string[] }

export const sources = {
  postgres: { label: 'Postgres', spellings: ['Postgres'] },
  mysql: { label: 'MySQL', spellings: ['MySQL'] },
  mongodb: { label: 'MongoDB', spellings: ['MongoDB'] },
  oracle: { label: 'Oracle', spellings: ['Oracle'] },
  mssql: { label: 'SQL Server', spellings: ['MSSQL'] },
  db2: { label: 'Db2 LUW', spellings: ['DB2', 'Db2'] },
  kafka: { label: 'Kafka', spellings: ['Kafka'] },
  s3: { label: 'S3', spellings: ['S3'] },
} as const satisfies Record<string, Source>

/** `page` is the id of its page in the documentation, and `query` chooses a tab of it. */
type Target = { label: string; page: string; query?: string }

const destinations = {
  iceberg: { label: 'Apache Iceberg', page: 'writers/iceberg/overview' },
  parquet: { label: 'Parquet files', page: 'writers/parquet/config' },
} as const satisfies Record<string, Target>

const catalogs = {
  glue: { label: 'AWS Glue', page: 'writers/iceberg/catalog/glue' },
  rest: { label: 'Iceberg REST', page: 'writers/iceberg/catalog/rest' },
  lakekeeper: { label: 'Lakekeeper', page: 'writers/iceberg/catalog/rest', query: '?rest-catalog=lakekeeper' },
  nessie: { label: 'Nessie', page: 'writers/iceberg/catalog/rest', query: '?rest-catalog=nessie' },
  polaris: { label: 'Polaris', page: 'writers/iceberg/catalog/rest', query: '?rest-catalog=polaris' },
  s3tables: { label: 'S3 Tables', page: 'writers/iceberg/s3-tables' },
  unity: { label: 'Unity Catalog', page: 'writers/iceberg/unity-catalog' },
  jdbc: { label: 'JDBC', page: 'writers/iceberg/catalog/jdbc' },
  hive: { label: 'Hive Metastore', page: 'writers/iceberg/catalog/hive' },
  biglake: { label: 'BigLake', page: 'writers/iceberg/gcp' },
} as const satisfies Record<string, Target>

export type SourceId = keyof typeof sources
export type DestinationId = keyof typeof destinations
type TargetId = DestinationId | keyof typeof catalogs

const idsOf = <Id extends string>(table: Record<Id, unknown>) => Object.keys(table) as Id[]

export const sourceIds: readonly SourceId[] = idsOf(sources)
export const destinationIds: readonly DestinationId[] = idsOf(destinations)
const targets: Readonly<Record<TargetId, Target>> = { ...destinations, ...catalogs }
export type SystemId = SourceId | TargetId
export const systemIds: readonly SystemId[] = [...sourceIds, ...idsOf(targets)]

const isSource = (id: SystemId): id is SourceId => id in sources

/** The page of a system on this site: its overview or its guide. */
export function systemHref(id: SystemId): string {
  if (isSource(id)) return routes.docs(`connectors/${id}/overview`)
  const { page, query = '' } = targets[id]
  return routes.docs(page) + query
}

export const systemLabel = (id: SystemId): string => (isSource(id) ? sources[id] : targets[id]).label
