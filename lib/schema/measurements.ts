import { z } from 'zod'
import { date, text } from './values'

/** A benchmark run. `value` is in the unit of its measure; `date` is the day of the run. */
const row = z.strictObject({
  tool: text(),
  ours: z.boolean().optional(),
  value: z.number().nonnegative(),
  display: text(),
  date: date(),
  detail: text().optional(),
})

/** Results in one unit. `subject` is what each row stands for, such as `Query`; without it, rows are tools. */
const measure = z.strictObject({
  title: text(),
  subject: text().optional(),
  unit: text(),
  better: text(),
  basis: text(),
  rows: z.array(row),
})

const suite = z.strictObject({
  label: text(),
  path: text(),
  environment: z.array(z.strictObject({ item: text(), value: text() })),
  measures: z.record(text(), measure),
  history: z.array(z.strictObject({ date: date(), measure: text(), value: text(), note: text() })),
})

/** `content/data/benchmarks.json`: all benchmark results on the site. */
export const benchmarkData = z.strictObject({ suites: z.record(text(), suite) })
