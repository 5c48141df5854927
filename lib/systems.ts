import { routes } from './routes'

/**
 * The systems that OLake reads from and writes to, in the order of lists. Selectors, figures, links and checks take names from here. The id
 * of a source is that of its Docker image, the id of a catalog is its `catalog_type`.
 */

/**
 * `spellings` are those of links inside the product, in addition to the id; snippets with commands have the first one in their name.
 * `setups` are the pages below the connector's folder that prepare a source for OLake, by the place where it runs.
 */
type Source = { label: string; spellings: readonly string[]; setups: readonly string[] }

const managed = ['setup/rds', 'setup/aurora', 'setup/azure', 'setup/gcp', 'setup/generic', 'setup/local'] as const

export const sources = {
  postgres: { label: 'Postgres', spellings: ['Postgres'], setups: managed },
  mysql: { label: 'MySQL', spellings: ['MySQL'], setups: managed },
  mongodb: { label: 'MongoDB', spellings: ['MongoDB'], setups: ['cdc_setup', 'setup/local'] },
  oracle: { label: 'Oracle', spellings: ['Oracle'], setups: ['setup/generic', 'setup/local'] },
  mssql: { label: 'SQL Server', spellings: ['MSSQL'], setups: ['setup/generic', 'setup/cloud', 'setup/replica', 'setup/local'] },
  db2: { label: 'Db2 LUW', spellings: ['DB2', 'Db2'], setups: ['setup/generic', 'setup/local'] },
  kafka: { label: 'Kafka', spellings: ['Kafka'], setups: ['setup/generic', 'setup/local'] },
  s3: { label: 'S3', spellings: ['S3'], setups: ['setup/aws', 'setup/compatible', 'setup/local'] },
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
export type CatalogId = keyof typeof catalogs
type TargetId = DestinationId | CatalogId

const idsOf = <Id extends string>(table: Record<Id, unknown>) => Object.keys(table) as Id[]

export const sourceIds: readonly SourceId[] = idsOf(sources)
export const destinationIds: readonly DestinationId[] = idsOf(destinations)
export const catalogIds: readonly CatalogId[] = idsOf(catalogs)
const targets: Readonly<Record<TargetId, Target>> = { ...destinations, ...catalogs }
export type SystemId = SourceId | TargetId
export const systemIds: readonly SystemId[] = [...sourceIds, ...idsOf(targets)]

const isSource = (id: SystemId): id is SourceId => id in sources

/** Ids of the documentation pages that prepare a source, most common first. The last segment names the place. */
export const setupPages = (id: SourceId): string[] => sources[id].setups.map((page) => `connectors/${id}/${page}`)

/** Id of the documentation page about a catalog, and the query string that chooses a tab of it. */
export const catalogPage = (id: CatalogId): Pick<Target, 'page' | 'query'> => catalogs[id]

/** The page of a system on this site: its overview or its guide. */
export function systemHref(id: SystemId): string {
  if (isSource(id)) return routes.docs(`connectors/${id}/overview`)
  const { page, query = '' } = targets[id]
  return routes.docs(page) + query
}

export const systemLabel = (id: SystemId): string => (isSource(id) ? sources[id] : targets[id]).label

/** Options of a selection: the id and the name of each system. */
export const systemOptions = (ids: readonly SystemId[]) => ids.map((id) => [id, systemLabel(id)] as const)
