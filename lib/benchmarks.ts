import type { z } from 'zod'
import { dataFiles } from './content/data-file'
import { suggestion } from './nearest'
import { benchmarkData } from './schema/measurements'

const files = dataFiles(benchmarkData)

export type BenchmarkSuite = z.infer<typeof benchmarkData>['suites'][string]
export type BenchmarkMeasure = BenchmarkSuite['measures'][string]
/** One benchmark run. `value` is in the measure's unit; `date` is the ISO date of the run. */
export type BenchmarkRow = BenchmarkMeasure['rows'][number]

/** All benchmark results of the site. The home page and the benchmarks page have no other source of figures. */
export const benchmarkSuites = (): Record<string, BenchmarkSuite> => files.required('content/data/benchmarks.json').suites

/** Returns a suite by its ID. Throws on an unknown ID and suggests the nearest one. */
export function benchmarkSuite(id: string): BenchmarkSuite {
  const suites = benchmarkSuites()
  const suite = suites[id]
  if (!suite) throw new Error(`Unknown benchmark suite "${id}".${suggestion(id, Object.keys(suites))}`)
  return suite
}

/** Returns a measure of a suite. Throws on an unknown name and suggests the nearest one. */
export function benchmarkMeasure(suite: string, id: string): BenchmarkMeasure {
  const { measures } = benchmarkSuite(suite)
  const measure = measures[id]
  if (!measure) throw new Error(`Unknown measure "${id}" of suite "${suite}".${suggestion(id, Object.keys(measures))}`)
  return measure
}

/** Length of a row's bar, as a percentage of the longest bar. Values above zero get at least 0.4% so that the bar is visible. */
export function barPercent(row: BenchmarkRow, rows: readonly BenchmarkRow[]): number {
  const longest = Math.max(...rows.map((other) => other.value))
  if (longest <= 0 || row.value <= 0) return 0
  return Math.max(0.4, Math.round((row.value / longest) * 1000) / 10)
}

/**
 * How many times slower or faster a tool is than OLake, for example `12.5× slower`. Only defined for rates with exactly one OLake row:
 * costs and memory were measured for different numbers of rows, so their ratios would be meaningless.
 */
function comparison(row: BenchmarkRow, measure: BenchmarkMeasure): string | undefined {
  const ours = measure.rows.filter((other) => other.ours)
  const own = ours[0]
  if (measure.better !== 'higher' || ours.length !== 1 || !own || row.ours || row.value <= 0) return undefined
  const ratio = own.value / row.value
  if (ratio < 1) return `${(1 / ratio).toFixed(1)}× faster`
  return `${ratio >= 100 ? Math.round(ratio).toLocaleString('en-US') : ratio.toFixed(1)}× slower`
}

/** A text for each row of a chart: how it compares with OLake, whose own row is the baseline. Undefined if no row compares. */
export function comparisons(measure: BenchmarkMeasure): string[] | undefined {
  const texts = measure.rows.map((row) => comparison(row, measure))
  if (!texts.some(Boolean)) return undefined
  return measure.rows.map(({ ours }, index) => texts[index] ?? (ours ? 'baseline' : '–'))
}

/** How many times faster OLake is than a tool. Throws if the measure has no row for the tool or for OLake. */
export function rateAgainst(measure: BenchmarkMeasure, tool: string): number {
  const own = measure.rows.find((row) => row.ours)
  const other = measure.rows.find((row) => row.tool === tool)
  if (!own || !other || other.value <= 0) throw new Error(`"${measure.title}" has no rate of "${tool}" to compare with.`)
  return own.value / other.value
}
