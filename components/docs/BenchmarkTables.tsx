import { ScrollBox } from '@/components/ui/ScrollBox'
import { benchmarkSuite } from '@/lib/benchmarks'
import { formatDay } from '@/lib/content/last-update'

/** Machines, data and destination of a suite. */
export function BenchmarkEnvironment({ suite }: { suite: string }) {
  const { environment, path } = benchmarkSuite(suite)
  return (
    <dl className="bench-environment not-prose" aria-label={`Set-up of the ${path} runs`}>
      {environment.map(({ item, value }) => (
        <div key={item}>
          <dt>{item}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Earlier runs of OLake in a suite. Nothing where there are none. */
export function BenchmarkHistory({ suite }: { suite: string }) {
  const { history, path } = benchmarkSuite(suite)
  if (history.length === 0) return null
  return (
    <ScrollBox label={`Earlier runs, ${path}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Measure</th>
            <th scope="col">Result</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {history.map((run) => (
            <tr key={run.date + run.measure}>
              <td className="whitespace-nowrap">{formatDay(run.date)}</td>
              <td>{run.measure}</td>
              <td>{run.value}</td>
              <td>{run.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
