import { defineExperiment } from '../experiment'
import { duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'

const FOLDERS = 30

const filters = [
  "dt = '2026-11-15'",
  "created_at >= TIMESTAMP '2026-11-15' AND created_at < TIMESTAMP '2026-11-16'",
  "strftime(created_at, '%Y-%m-%d') = '2026-11-15'",
]

type Scan = Record<string, string>

/** The scan in a plan in the form of JSON: its files and filters. */
function scanOf(plan: string): Scan {
  const [root] = JSON.parse(plan) as Array<{ children: Array<{ extra_info: Scan; children: unknown[] }> }>
  let node = root?.children[0]
  while (node && node.extra_info.Function !== 'READ_PARQUET') node = node.children[0] as typeof node
  return node?.extra_info ?? {}
}

export default defineExperiment({
  title: `Which files DuckDB scans in ${FOLDERS} folders named dt=2026-11-01 to dt=2026-11-30`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      await duck.run(`COPY (SELECT *, strftime(created_at, '%Y-%m-%d') AS dt FROM (${ordersQuery(300_000)}))
        TO '{dir}/orders' (FORMAT parquet, PARTITION_BY (dt))`)
      const source = "read_parquet('{dir}/orders/*/*.parquet', hive_partitioning = true, hive_types_autocast = false)"
      const rows: Array<Array<string | number>> = []
      const plans: string[] = []
      for (const filter of filters) {
        const query = `SELECT count(*) FROM ${source} WHERE ${filter}`
        const scan = scanOf(String((await duck.rows(`EXPLAIN (FORMAT json) ${query}`))[0]?.[1]))
        // DuckDB names the number of files only if it left some out.
        const files = Number(scan['Scanning Files']?.split('/')[0] ?? FOLDERS)
        rows.push([filter, files, await duck.number(query)])
        const facts = ['File Filters', 'Scanning Files', 'Filters'].flatMap((fact) => (scan[fact] ? [`  ${fact}: ${scan[fact]}`] : []))
        plans.push([`WHERE ${filter}`, ...(facts.length > 0 ? facts : ['  (no filter in the scan)'])].join('\n'))
      }
      const columns = ['Condition', `Files scanned, of ${FOLDERS}`, 'Rows counted']
      return [
        { kind: 'table', label: 'Files and rows', columns, rows, compared: columns },
        { kind: 'text', label: 'The scan in each plan (EXPLAIN)', text: plans.join('\n\n'), compared: true },
      ]
    }),
})
