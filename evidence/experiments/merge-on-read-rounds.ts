import { defineExperiment } from '../experiment'
import { type Duck, duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'
import { bytesOf } from '../programs/files'

const ROWS = 131_072
const FILES = 4
const PER_FILE = ROWS / FILES
/** Rows that each commit deletes, spread over all files. */
const DELETED = 100
const STOPS = [0, 1, 10, 30]

/** Positions that a commit deletes. The factor is odd and the modulus a power of two, so that no position repeats. */
const deleted = (commit: number) => `SELECT (((${commit * DELETED} + i) * 40503) % 131072) AS order_id FROM range(${DELETED}) t(i)`

const data = (file: number) => `SELECT * FROM (${ordersQuery(ROWS)}) WHERE order_id // ${PER_FILE} = ${file}`

async function copyOnWrite(duck: Duck, commit: number): Promise<number> {
  let written = 0
  for (let file = 0; file < FILES; file++) {
    const name = `${duck.folder}/cow-${file}.parquet`
    const gone = await duck.number(`SELECT count(*) FROM '${name}' WHERE order_id IN (${deleted(commit)})`)
    if (gone === 0) continue
    await duck.run(`CREATE OR REPLACE TABLE kept AS FROM '${name}' WHERE order_id NOT IN (${deleted(commit)})`)
    await duck.run(`COPY kept TO '${name}' (FORMAT parquet, COMPRESSION zstd)`)
    written += bytesOf(name)
  }
  return written
}

async function mergeOnRead(duck: Duck, commit: number): Promise<number> {
  const name = `${duck.folder}/delete-${commit}.parquet`
  await duck.run(`COPY (
    SELECT 'mor-' || order_id // ${PER_FILE} || '.parquet' AS file_path, order_id % ${PER_FILE} AS pos FROM (${deleted(commit)}) ORDER BY ALL
  ) TO '${name}' (FORMAT parquet, COMPRESSION zstd)`)
  return bytesOf(name)
}

const copied = "SELECT count(*), sum(amount) FROM '{dir}/cow-*.parquet'"

/** The data files without the deleted positions. */
const merged = `SELECT count(*), sum(amount) FROM read_parquet('{dir}/mor-*.parquet', file_row_number = true, filename = true) d
  WHERE NOT EXISTS (FROM '{dir}/delete-*.parquet' x WHERE x.pos = d.file_row_number AND '{dir}/' || x.file_path = d.filename)`

export default defineExperiment({
  title: `A table with ${ROWS.toLocaleString('en-US')} rows in ${FILES} files, from which each commit deletes ${DELETED} rows`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      for (let file = 0; file < FILES; file++)
        for (const kind of ['cow', 'mor'])
          await duck.run(`COPY (${data(file)}) TO '{dir}/${kind}-${file}.parquet' (FORMAT parquet, COMPRESSION zstd)`)
      const writes: number[][] = []
      const reads: number[][] = []
      const total = { cow: 0, mor: 0 }
      for (let commit = 0; commit <= Math.max(...STOPS); commit++) {
        if (commit > 0) {
          total.cow += await copyOnWrite(duck, commit - 1)
          total.mor += await mergeOnRead(duck, commit - 1)
        }
        if (!STOPS.includes(commit)) continue
        const queries = [copied, commit === 0 ? copied.replace('cow', 'mor') : merged]
        const [cow, mor] = await Promise.all(queries.map((query) => duck.rows(query)))
        if (cow?.[0]?.[0] !== mor?.[0]?.[0]) throw new Error('Both tables must have the same rows.')
        writes.push([commit, Number(cow?.[0]?.[0]), total.cow, total.mor])
        reads.push([commit, FILES, FILES + commit, await duck.cpuTime(queries[0] ?? ''), await duck.cpuTime(queries[1] ?? '')])
      }
      const written = ['Commits', 'Rows left', 'Copy-on-write', 'Merge-on-read']
      const read = ['Commits', 'COW files', 'MOR files', 'COW (CPU ms)', 'MOR (CPU ms)']
      return [
        { kind: 'table', label: 'Bytes that all commits have written', columns: written, rows: writes, compared: written },
        {
          kind: 'table',
          label: 'One query of all rows, with copy-on-write (COW) and merge-on-read (MOR)',
          columns: read,
          rows: reads,
          compared: read.slice(0, 3),
        },
      ]
    }),
})
