import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { parseAllDocuments } from 'yaml'
import type { Problem } from '../../../lib/problem'
import { nestsTooDeep, TOO_DEEP_DATA } from '../../../lib/schema/nesting'
import { yamlErrorOf } from '../../../lib/schema/yaml-error'
import { error } from '../problem'

/** What is wrong in JSON: `CommaExpected` becomes `comma expected`. Comments and open texts say what to do. */
const jsonReasons: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'JSON has no comments; delete it, or write it in the text',
  InvalidSymbol: 'this is not a value; put text in double quotes',
  UnexpectedEndOfString: 'the text is not closed; add a double quote at its end',
}
const wordsOf = (code: string) => code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()

/** The first error in a JSON text. The parser of JavaScript does not always say where it is. */
function jsonError(code: string): Problem | undefined {
  const errors: ParseError[] = []
  parse(code, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return undefined
  const before = code.slice(0, first.offset).trimEnd()
  const closing = code.charAt(first.offset).match(/[}\]]/)?.[0]
  const isComma = before.endsWith(',') && closing !== undefined
  const lines = (isComma ? before.slice(0, -1) : code.slice(0, first.offset)).split('\n')
  const name = printParseErrorCode(first.error)
  const reason = isComma ? `delete the comma before "${closing}"` : (jsonReasons[name] ?? wordsOf(name))
  return error({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }, reason)
}

function yamlError(code: string): Problem | undefined {
  const documents = parseAllDocuments(code, { prettyErrors: false })
  const [problem] = [...documents].flatMap((document) => yamlErrorOf(document as Parameters<typeof yamlErrorOf>[0], code) ?? [])
  return problem && /\{\{/.test(code) ? { ...problem, message: 'a template with {{ … }} is not YAML; write helm instead of yaml' } : problem
}

/** The first error in a JSON or YAML sample, with its place in the sample; undefined if it parses, and for other languages. */
export function sampleProblem(language: string, code: string): Problem | undefined {
  if (language !== 'json' && language !== 'yaml') return undefined
  if (nestsTooDeep(code)) return error({ line: 1, column: 1 }, TOO_DEEP_DATA)
  return language === 'json' ? jsonError(code) : yamlError(code)
}
