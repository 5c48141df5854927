import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Problem } from '../problem'
import { nestsTooDeep, TOO_DEEP_DATA } from './nesting'
import { printedPath, problemsOf } from './problems'
import { yamlErrorOf } from './yaml-error'
import { positionIn } from './yaml-position'

/** The data of a YAML or JSON file, or the problems in it. */
export type ParsedData<Data> = { data: Data; problems: [] } | { data?: undefined; problems: Problem[] }

/** Parses and validates a data file. JSON is parsed as YAML, of which it is a subset, because the YAML parser returns positions. */
export function parseData<Data>(text: string, schema: z.ZodType<Data>): ParsedData<Data> {
  if (nestsTooDeep(text)) return { problems: [{ line: 1, column: 1, message: `is not valid: ${TOO_DEEP_DATA}`, kind: 'error' }] }
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const broken = yamlErrorOf(document, text)
  if (broken) return { problems: [{ ...broken, message: `is not valid: ${broken.message}` }] }
  const value: unknown = document.toJS()
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, problems: [] }
  const problems = problemsOf(schema, value).map(
    ({ path, message }): Problem => ({
      ...(positionIn(document, counter, path) ?? { line: 1, column: 1 }),
      ...(path.length > 0 && { field: printedPath(path) }),
      message,
      kind: 'error',
    }),
  )
  return { problems: problems.sort((a, b) => a.line - b.line) }
}

/** Parses and validates a data file. Throws an error with file, line and key of each problem if it is invalid. */
export function dataOf<Data>(file: string, text: string, schema: z.ZodType<Data>): Data {
  const { data, problems } = parseData(text, schema)
  if (data !== undefined) return data
  throw new Error(
    problems.map(({ line, column = 1, field, message }) => `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`).join('\n'),
  )
}
