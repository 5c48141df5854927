import { defineExperiment } from '../experiment'
import { type Duck, duckdb, withDuckdb } from '../programs/duckdb'

const ORDERS = 200
const RUNS = 60
const MINUTE = 60
const HOUR = 60 * MINUTE
const OVERLAP = 24 * HOUR

/** A row of the change log. `read` is `_olake_timestamp` and `changed` is `_cdc_timestamp`, both in seconds. */
type Change = { id: number; status: string | null; op: 'r' | 'c' | 'u' | 'd'; read: number; changed: number }

/** Whole numbers below a limit that look random and are the same in each run. */
function numbers() {
  let state = 42
  return (limit: number) => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
}

async function createTables(duck: Duck): Promise<void> {
  for (const name of ['log', 'state'])
    await duck.run(`CREATE OR REPLACE TABLE ${name} (order_id INTEGER, status VARCHAR, op VARCHAR, read BIGINT, changed BIGINT)`)
}

async function append(duck: Duck, changes: Change[]): Promise<void> {
  const rows = changes.map(
    ({ id, status, op, read, changed }) => `(${id}, ${status === null ? 'NULL' : `'${status}'`}, '${op}', ${read}, ${changed})`,
  )
  if (rows.length > 0) await duck.run(`INSERT INTO log VALUES ${rows.join()}`)
}

/** The statement of the article. @param condition that the inner query has in addition */
const merge = (overlap: number, condition = 'true') => `
  MERGE INTO state AS t
  USING (
    FROM log WHERE read > (SELECT coalesce(max(read), 0) - ${overlap} FROM state) AND ${condition}
    QUALIFY row_number() OVER (PARTITION BY order_id ORDER BY changed DESC, read DESC) = 1
  ) AS s
  ON t.order_id = s.order_id
  WHEN MATCHED AND s.op = 'd' THEN DELETE
  WHEN MATCHED THEN UPDATE SET status = s.status, op = s.op, read = s.read, changed = s.changed
  WHEN NOT MATCHED AND s.op <> 'd' THEN INSERT VALUES (s.order_id, s.status, s.op, s.read, s.changed)`

const textOf = (rows: Iterable<readonly unknown[]>) =>
  [...rows]
    .map(([id, status]) => `${id} ${status}`)
    .sort()
    .join('\n')

/** Changes of the source, with a merge after two of every three runs, of which every second one is repeated. */
async function replicate(duck: Duck, statement: string) {
  await createTables(duck)
  const below = numbers()
  const source = new Map(Array.from({ length: ORDERS }, (_, id) => [id, 'placed']))
  await append(
    duck,
    [...source].map(([id, status]) => ({ id, status, op: 'r', read: 1, changed: 0 })),
  )
  const gone: number[] = []
  const counts = { changes: 0, merges: 0, wrong: 0, left: 0, right: 0 }
  for (let run = 1; run <= RUNS; run++) {
    const changes: Change[] = []
    const amount = 10 + below(20)
    for (let index = 0; index < amount; index++) {
      const present = [...source.keys()]
      const id = present[below(present.length)] ?? 0
      const at = run * HOUR + index
      const add = (key: number, op: Change['op'], status: string | null) =>
        changes.push({ id: key, status, op, read: at + 30, changed: at })
      const kind = below(10)
      const returning = kind === 0 ? gone.shift() : undefined
      if (kind < 4) {
        const key = returning ?? ORDERS + counts.changes + index
        source.set(key, `placed in run ${run}`)
        add(key, 'c', `placed in run ${run}`)
      } else if (kind < 8) {
        source.set(id, `update ${index} of run ${run}`)
        add(id, 'u', `update ${index} of run ${run}`)
      } else {
        source.delete(id)
        gone.push(id)
        add(id, 'd', null)
      }
    }
    counts.changes += changes.length
    await append(duck, changes)
    if (run % 3 === 1) continue
    const times = run % 3 === 0 ? 2 : 1
    for (let time = 0; time < times; time++) {
      await duck.run(statement)
      counts.merges += 1
      if (textOf(await duck.rows('SELECT order_id, status FROM state')) !== textOf(source)) counts.wrong += 1
    }
  }
  counts.left = await duck.number('SELECT count(*) FROM state')
  counts.right = source.size
  return counts
}

/** Three threads that load eight chunks, each of which becomes visible at its end, with a merge after each. @returns the orders in the state table */
async function load(duck: Duck, overlap: number) {
  await createTables(duck)
  const minutes = [38, 6, 14, 22, 9, 31, 12, 26]
  const free = [0, 0, 0]
  const chunks = minutes.map((duration, chunk) => {
    const thread = free.indexOf(Math.min(...free))
    const start = free[thread] ?? 0
    free[thread] = start + duration
    const size = ORDERS / minutes.length
    const rows = Array.from({ length: size }, (_, index): Change => {
      const read = 1 + Math.round((start + (duration * index) / size) * MINUTE)
      return { id: chunk * size + index, status: 'placed', op: 'r', read, changed: 0 }
    })
    return { end: start + duration, rows }
  })
  for (const { rows } of chunks.sort((a, b) => a.end - b.end)) {
    await append(duck, rows)
    await duck.run(merge(overlap))
  }
  return duck.number('SELECT count(*) FROM state')
}

/** Replicates changes into a log, and merges the log into a table that must have the rows of the source. */
export default defineExperiment({
  title: 'An incremental MERGE of a change log into a state table, with and without two mistakes',
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      const variants = [
        { name: 'Marker ranked with the other versions', results: await replicate(duck, merge(OVERLAP)) },
        { name: 'Marker removed before the ranking', results: await replicate(duck, merge(OVERLAP, "op <> 'd'")) },
      ]
      const { changes = 0, right = 0 } = variants[0]?.results ?? {}
      const replicated = ['Variant', 'Merges', 'Wrong results', 'Rows at the end']
      const loaded = ['Variant', 'Orders loaded', 'Missing']
      const found = { 'Overlap of 24 hours': await load(duck, OVERLAP), 'No overlap': await load(duck, 0) }
      return [
        {
          kind: 'table',
          label: `${RUNS} hourly sync runs with ${changes.toLocaleString('en-US')} changes, after which the source has ${right} orders`,
          columns: replicated,
          rows: variants.map(({ name, results: { merges, wrong, left } }) => [name, merges, wrong, left]),
          compared: replicated,
        },
        {
          kind: 'table',
          label: `A load of ${ORDERS} orders by three threads, with a merge after the commit of each of eight chunks`,
          columns: loaded,
          rows: Object.entries(found).map(([name, count]) => [name, count, ORDERS - count]),
          compared: loaded,
        },
      ]
    }),
})
