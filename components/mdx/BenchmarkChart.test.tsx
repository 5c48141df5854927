import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BenchmarkChart } from './BenchmarkChart'

const daysIn = (suite: string, measure: string) =>
  renderToStaticMarkup(<BenchmarkChart suite={suite} measure={measure} />).match(/<time/g)?.length ?? 0

test('rows show the day of their run only if the days differ', () => {
  expect(daysIn('postgres', 'full-load')).toBe(5)
  expect(daysIn('postgres', 'memory')).toBe(0)
})
