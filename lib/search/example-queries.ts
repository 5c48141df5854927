/** Queries that show what can be asked; the search page and the browser's search description offer them. */
export const exampleQueries = [
  'replication slot',
  'max_threads',
  'lsn mismatch',
  'Glue IAM policy',
  'equality deletes',
  'docker compose',
] as const
