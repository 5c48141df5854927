import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { nestsTooDeep, TOO_DEEP_DATA } from './nesting'
import { printedPath, problemsOf } from './problems'
import { yamlErrorOf } from './yaml-error'
import { type Position, positionIn } from './yaml-position'

/** A problem in a data file. `field` is undefined if it concerns the whole file. */
type DataProblem = Position & { field?: string; message: string }

/** The data of a YAML or JSON file, or the problems in it. */
export type ParsedData<Data> = { data: Data; problems: [] } | { data?: undefined; problems: DataProblem[] }

/** Parses and validates a data file. JSON is parsed as YAML, of which it is a subset, because the YAML parser returns positions. */
export function parseData<Data>(text: string, schema: z.ZodType<Data>): ParsedData<Data> {
  if (nestsTooDeep(text)) return { problems: [{ line: 1, column: 1, message: `is not valid: ${TOO_DEEP_DATA}` }] }
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const broken = yamlErrorOf(document, text)
  if (broken) {
    const { line, col } = counter.linePos(broken.offset)
    return { problems: [{ line, column: col, message: `is not valid: ${broken.message}` }] }
  }
  const value: unknown = document.toJS()
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, problems: [] }
  const problems = problemsOf(schema, value).map(({ path, message }) => ({
    ...(positionIn(document, counter, path) ?? { line: 1, column: 1 }),
    ...(path.length > 0 && { field: printedPath(path) }),
    message,
  }))
  return { problems: problems.sort((a, b) => a.line - b.line) }
}

/** Parses and validates a data file. Throws an error with file, line and key of each problem if it is invalid. */
export function dataOf<Data>(file: string, text: string, schema: z.ZodType<Data>): Data {
  const { data, problems } = parseData(text, schema)
  if (data !== undefined) return data
  throw new Error(
    problems.map(({ line, column, field, message }) => `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`).join('\n'),
  )
}
