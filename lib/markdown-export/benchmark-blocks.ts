import type { RootContent } from 'mdast'
import { benchmarkMeasure, benchmarkSuite } from '../benchmarks'
import { paragraph, strong, table, text } from './nodes'

/** The benchmark components as tables. Throws on an unknown suite or measure. */
export function benchmarkBlocks(name: string, attributes: Record<string, string>): RootContent[] {
  const suite = attributes.suite ?? ''
  if (name === 'BenchmarkChart') {
    const { title, unit, basis, rows } = benchmarkMeasure(suite, attributes.measure ?? '')
    const body = rows.map((row) => [row.tool, row.display, row.date, row.detail ?? ''])
    return [paragraph(strong(`${title} (${unit})`)), table([['Tool', 'Result', 'Date', 'Detail'], ...body]), paragraph(text(basis))]
  }
  const { environment, history } = benchmarkSuite(suite)
  if (name === 'BenchmarkEnvironment') return [table([['Item', 'Value'], ...environment.map(({ item, value }) => [item, value])])]
  if (history.length === 0) return []
  return [table([['Run', 'Measure', 'Result', 'Note'], ...history.map((run) => [run.date, run.measure, run.value, run.note])])]
}
