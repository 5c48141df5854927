import { DataTable } from '@/components/ui/DataTable'
import { benchmarkSuite } from '@/lib/benchmarks'
import { formatDay } from '@/lib/locale'
import { unbrokenUnits } from '@/lib/mdx/unbroken-units'

/** Machines, data and destination of a benchmark suite. */
export function BenchmarkEnvironment({ suite }: { suite: string }) {
  const { environment, path } = benchmarkSuite(suite)
  return (
    <dl className="bench-environment not-prose" aria-label={`Set-up of the ${path} runs`}>
      {environment.map(({ item, value }) => (
        <div key={item}>
          <dt>{item}</dt>
          <dd>{unbrokenUnits(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Earlier OLake runs of a benchmark suite. Renders nothing if there are none. */
export function BenchmarkHistory({ suite }: { suite: string }) {
  const { history, path } = benchmarkSuite(suite)
  if (history.length === 0) return null
  return (
    <DataTable
      label={`Earlier runs, ${path}`}
      columns={['Run', 'Measure', 'Result', 'Note']}
      rows={history.map((run) => ({
        key: run.date + run.measure,
        cells: [
          <span key="day" className="whitespace-nowrap">
            {formatDay(run.date)}
          </span>,
          run.measure,
          run.value,
          run.note,
        ],
      }))}
    />
  )
}
