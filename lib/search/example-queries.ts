/** Example queries, shown on the search page and listed in the OpenSearch description. */
export const exampleQueries = [
  'replication slot',
  'max_threads',
  'lsn mismatch',
  'Glue IAM policy',
  'equality deletes',
  'docker compose',
] as const
