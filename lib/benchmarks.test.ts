import { expect, test } from 'vitest'
import { type BenchmarkMeasure, barPercent, benchmarkMeasure, benchmarkSuites, comparisons, rateAgainst } from './benchmarks'

const row = (tool: string, value: number, ours = false) => ({ tool, value, display: String(value), date: '2026-01-30', ours })
const measure: BenchmarkMeasure = {
  title: 'Full load',
  unit: 'rows/s',
  better: 'higher',
  basis: '',
  rows: [row('OLake', 1000, true), row('Slow', 80), row('Tiny', 1), row('Fast', 2000)],
}

test('ratios are computed from the values', () => {
  expect(comparisons(measure)).toEqual(['baseline', '12.5× slower', '1,000× slower', '2.0× faster'])
})

test('costs and memory are not compared as ratios', () => {
  const cost = { ...measure, better: 'lower' }
  expect(comparisons(cost)).toBeUndefined()
})

test('bars are proportional to their values, and the smallest bar stays visible', () => {
  expect(measure.rows.map((each) => barPercent(each, measure.rows))).toEqual([50, 4, 0.4, 100])
  expect(barPercent(row('Free', 0), measure.rows)).toBe(0)
})

test('errors about unknown suites and measures suggest the nearest name', () => {
  expect(() => benchmarkMeasure('postgers', 'cdc')).toThrow('Did you mean "postgres"?')
  expect(() => benchmarkMeasure('postgres', 'full-lod')).toThrow('Did you mean "full-load"?')
})

test('every run in the data file has a date, a value and a matching display text', () => {
  for (const [id, suite] of Object.entries(benchmarkSuites())) {
    for (const { rows, basis } of Object.values(suite.measures)) {
      expect(basis.length, id).toBeGreaterThan(20)
      for (const run of rows) {
        expect(run.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        const printed = Number(run.display.replace(/[^\d.]/g, ''))
        expect(printed, `${id} ${run.tool}`).toBe(run.value)
      }
    }
  }
})

test('rateAgainst compares rates by tool name and throws on an unknown tool', () => {
  expect(rateAgainst(measure, 'Slow')).toBe(12.5)
  expect(() => rateAgainst(measure, 'Nobody')).toThrow('"Full load" has no rate of "Nobody"')
})
