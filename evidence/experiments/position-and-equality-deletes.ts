import { defineExperiment } from '../experiment'
import { type Duck, duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'
import { bytesOf } from '../programs/files'

const ROWS = 200_000
const FILES = 4
const PER_FILE = ROWS / FILES
const COMMITS = 20
const DELETED = 500

const ids = (commit: number) => `SELECT (((${commit * DELETED} + i) * 40503) % 131072) AS order_id FROM range(${DELETED}) t(i)`

/** Compressed bytes of columns in the data files. */
const columnBytes = (duck: Duck, ...columns: string[]) =>
  duck.number(`SELECT sum(total_compressed_size) FROM parquet_metadata('{dir}/data-*.parquet')
    WHERE path_in_schema IN (${columns.map((column) => `'${column}'`).join()})`)

export default defineExperiment({
  title: `The same ${(COMMITS * DELETED).toLocaleString('en-US')} deletes in ${COMMITS} commits, recorded by position and by key`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      for (let file = 0; file < FILES; file++)
        await duck.run(`COPY (SELECT * FROM (${ordersQuery(ROWS)}) WHERE order_id // ${PER_FILE} = ${file})
          TO '{dir}/data-${file}.parquet' (FORMAT parquet, COMPRESSION zstd)`)
      const written = { position: 0, equality: 0 }
      for (let commit = 0; commit < COMMITS; commit++) {
        const queries = {
          position: `SELECT 'data-' || order_id // ${PER_FILE} || '.parquet' AS file_path, order_id % ${PER_FILE} AS pos FROM (${ids(commit)}) ORDER BY ALL`,
          equality: `${ids(commit)} ORDER BY ALL`,
        }
        for (const kind of ['position', 'equality'] as const) {
          const name = `${duck.folder}/${kind}-${commit}.parquet`
          await duck.run(`COPY (${queries[kind]}) TO '${name}' (FORMAT parquet, COMPRESSION zstd)`)
          written[kind] += bytesOf(name)
        }
      }
      const scans = {
        position: `SELECT count(*), sum(amount) FROM read_parquet('{dir}/data-*.parquet', file_row_number = true, filename = true) d
          WHERE NOT EXISTS (FROM '{dir}/position-*.parquet' x WHERE x.pos = d.file_row_number AND '{dir}/' || x.file_path = d.filename)`,
        equality:
          "SELECT count(*), sum(amount) FROM '{dir}/data-*.parquet' WHERE order_id NOT IN (SELECT order_id FROM '{dir}/equality-*.parquet')",
      }
      const [byPosition, byKey] = [await duck.rows(scans.position), await duck.rows(scans.equality)]
      if (String(byPosition) !== String(byKey)) throw new Error('Both must leave the same rows.')
      const amount = await columnBytes(duck, 'amount')
      const key = await columnBytes(duck, 'order_id')
      const columns = ['Cost', 'Position deletes', 'Equality deletes']
      const rows = [
        ['Writer: bytes of key columns read, to find the rows (each commit)', key, 0],
        ['Writer: bytes of delete files written (all commits)', written.position, written.equality],
        ['Reader: bytes of columns read for sum(amount)', amount, amount + key],
        ['Reader: bytes of delete files read', written.position, written.equality],
        ['Rows left', Number(byPosition[0]?.[0]), Number(byKey[0]?.[0])],
      ]
      return [{ kind: 'table', label: `${ROWS.toLocaleString('en-US')} orders in ${FILES} files`, columns, rows, compared: columns }]
    }),
})
