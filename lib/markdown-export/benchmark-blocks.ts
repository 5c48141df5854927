import type { RootContent } from 'mdast'
import { benchmarkMeasure, benchmarkSuite, comparisons } from '../benchmarks'
import { formatDay } from '../locale'
import { paragraph, strong, table, text } from './nodes'

/** A benchmark chart as a table. Throws on an unknown suite or measure. */
export function chartBlocks(suite: string, measure: string): RootContent[] {
  const shown = benchmarkMeasure(suite, measure)
  const { title, subject, unit, better, basis, rows } = shown
  const compared = comparisons(shown)
  const head = [subject ?? 'Tool', 'Result', ...(compared ? ['Compared with OLake'] : []), 'Date', 'Detail']
  const body = rows.map((row, index) => [
    row.tool,
    row.display,
    ...(compared ? [compared[index] ?? ''] : []),
    formatDay(row.date),
    row.detail ?? '',
  ])
  return [paragraph(strong(`${title} (${unit}, ${better} is better)`)), table([head, ...body]), paragraph(text(basis))]
}

/** The test environment of a suite as a table. Throws on an unknown suite. */
export const environmentBlocks = (suite: string): RootContent[] => [
  table([['Item', 'Value'], ...benchmarkSuite(suite).environment.map(({ item, value }) => [item, value])]),
]

/** Earlier runs of a suite as a table; empty if there are none. Throws on an unknown suite. */
export function historyBlocks(suite: string): RootContent[] {
  const { history } = benchmarkSuite(suite)
  if (history.length === 0) return []
  return [table([['Run', 'Measure', 'Result', 'Note'], ...history.map((run) => [formatDay(run.date), run.measure, run.value, run.note])])]
}
