import type { z } from 'zod'
import data from '@/content/data/benchmarks.json'
import { suggestion } from './nearest'
import type { benchmarkData } from './schema/measurements'

export type BenchmarkSuite = z.infer<typeof benchmarkData>['suites'][string]
export type BenchmarkMeasure = BenchmarkSuite['measures'][string]
/** One measured run. `value` is in the measure's unit; `date` is the ISO day of the run. */
export type BenchmarkRow = BenchmarkMeasure['rows'][number]

/** Every measured figure of the site; the home page and the benchmarks page read nothing else. */
export const benchmarkSuites: Record<string, BenchmarkSuite> = data.suites

/** A suite by its id. Throws on an unknown one, with the nearest id. */
export function benchmarkSuite(id: string): BenchmarkSuite {
  const suite = benchmarkSuites[id]
  if (!suite) throw new Error(`Unknown benchmark suite "${id}".${suggestion(id, Object.keys(benchmarkSuites))}`)
  return suite
}

/** A measure of a suite. Throws on an unknown one, with the nearest name. */
export function benchmarkMeasure(suite: string, id: string): BenchmarkMeasure {
  const { measures } = benchmarkSuite(suite)
  const measure = measures[id]
  if (!measure) throw new Error(`Unknown measure "${id}" of suite "${suite}".${suggestion(id, Object.keys(measures))}`)
  return measure
}

/** Length of a row's bar, in percent of the longest; something to see (0.4 %) where the value is not zero. */
export function barPercent(row: BenchmarkRow, rows: readonly BenchmarkRow[]): number {
  const longest = Math.max(...rows.map((other) => other.value))
  if (longest <= 0 || row.value <= 0) return 0
  return Math.max(0.4, Math.round((row.value / longest) * 1000) / 10)
}

/**
 * How many times slower a tool is than ours, such as `12.5x slower`. Only for rates with one row of ours: amounts of money or
 * memory were measured over different numbers of rows and must not be divided.
 */
export function comparison(row: BenchmarkRow, measure: BenchmarkMeasure): string | undefined {
  const ours = measure.rows.filter((other) => other.ours)
  const own = ours[0]
  if (measure.better !== 'higher' || ours.length !== 1 || !own || row.ours || row.value <= 0) return undefined
  const ratio = own.value / row.value
  if (ratio < 1) return `${(1 / ratio).toFixed(1)}x faster`
  return `${ratio >= 100 ? Math.round(ratio).toLocaleString('en-US') : ratio.toFixed(1)}x slower`
}

/** How many times the rate of a tool ours is. Throws where the measure has no such tool or no row of ours. */
export function rateAgainst(measure: BenchmarkMeasure, tool: string): number {
  const own = measure.rows.find((row) => row.ours)
  const other = measure.rows.find((row) => row.tool === tool)
  if (!own || !other || other.value <= 0) throw new Error(`"${measure.title}" has no rate of "${tool}" to compare with.`)
  return own.value / other.value
}
