import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

const ROWS = 200_000
/** Pages of one range. With about 65 rows on a page, the table has 16 ranges. */
const RANGE = 200

/** Conditions, and the share of the rows that match each. */
const filters = [
  { share: '0.1%', condition: 'tenant_id = 7' },
  { share: '1%', condition: 'tenant_id < 10' },
  { share: '9%', condition: 'tenant_id < 90' },
]

/** Statistics of all rows instead of a sample, so that the planner estimates the same in each run. */
const settings = { max_parallel_workers_per_gather: '0', default_statistics_target: '1000' }

/** Sums up the pages that all ranges read, for each filter. */
export default defineExperiment({
  title: `A filter on an indexed column of ${ROWS.toLocaleString('en-US')} rows, read in ranges of ${RANGE} pages and in a single range`,
  programs: [postgres],
  run: () =>
    withPostgres(settings, (server) => {
      // A hash spreads the rows of each filter over all pages.
      server.print(`
        CREATE UNLOGGED TABLE orders (order_id int, tenant_id int, note text);
        INSERT INTO orders SELECT i, (hashint4(i) & 1048575) % 1000, repeat('x', 80) FROM generate_series(1, ${ROWS}) i;
        CREATE INDEX orders_tenant ON orders (tenant_id);
        VACUUM ANALYZE orders;
        CREATE FUNCTION plan_of(filter text, start int, size int) RETURNS json LANGUAGE plpgsql AS $$
          DECLARE plan json;
          BEGIN
            EXECUTE format('EXPLAIN (ANALYZE, BUFFERS, FORMAT json) SELECT * FROM orders WHERE %s AND ctid >= %L::tid AND ctid < %L::tid',
              filter, format('(%s,0)', start), format('(%s,0)', start + size)) INTO plan;
            RETURN plan->0->'Plan';
          END $$;`)
      const pages = Number(server.value("SELECT relpages FROM pg_class WHERE oid = 'orders'::regclass"))
      const read = (condition: string, size: number) => {
        const [[ranges, plans = '', read] = []] = server.rows(`
          SELECT count(*), string_agg(DISTINCT plan->>'Node Type', ', '),
            sum((plan->>'Shared Hit Blocks')::int + (plan->>'Shared Read Blocks')::int)
          FROM generate_series(0, ${pages - 1}, ${size}) start, plan_of('${condition}', start, ${size}) plan`)
        return [Number(ranges), plans, Number(read)]
      }
      const rows = filters.flatMap(({ share, condition }) => [RANGE, pages].map((size) => [share, ...read(condition, size)]))
      const columns = ['Matching rows', 'Ranges', 'Plan', 'Pages read']
      const label = `Pages of the table and its index that were read; the table has ${pages.toLocaleString('en-US')}`
      return [{ kind: 'table', label, columns, rows, compared: ['Matching rows', 'Ranges', 'Plan'] }]
    }),
})
