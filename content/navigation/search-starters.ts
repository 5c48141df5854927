/** Pages that the search window offers before the first search of a visitor. */
export const searchStarters = [
  { label: 'Quickstart', about: 'Postgres to Iceberg on your machine', to: '/docs/getting-started/quickstart/' },
  { label: 'Install OLake', about: 'Docker Compose, Docker CLI or Helm', to: '/docs/install/setup/' },
  { label: 'Sources', about: 'Sync modes and requirements compared', to: '/docs/connectors/overview/' },
  { label: 'Iceberg catalogs', about: 'Choose a catalog for your tables', to: '/docs/writers/iceberg/catalog/overview/' },
  { label: 'Query engines', about: 'Query Iceberg tables with your engine', to: '/iceberg/query-engine/' },
  { label: 'Logs and statistics', about: 'Find out why a sync failed', to: '/docs/features/logs/' },
] as const
