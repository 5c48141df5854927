import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { parseAllDocuments } from 'yaml'
import type { Place } from '../../../lib/mdx/analyse'
import { nestsTooDeep, TOO_DEEP_DATA } from '../../../lib/schema/nesting'
import { yamlErrorOf } from '../../../lib/schema/yaml-error'

/** What is wrong in JSON, and what to do about it, by the name of the error. */
const jsonReasons: Record<string, string> = {
  InvalidSymbol: 'this is not a value; put text in double quotes',
  InvalidNumberFormat: 'this is not a number; put text in double quotes',
  PropertyNameExpected: 'a name in double quotes is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a colon is missing before this',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace is missing; add }',
  CloseBracketExpected: 'a closing bracket is missing; add ]',
  EndOfFileExpected: 'the value has ended before this; delete the rest, or write several samples',
  InvalidCommentToken: 'JSON has no comments; delete it, or write it in the text',
  UnexpectedEndOfComment: 'JSON has no comments; delete it, or write it in the text',
  UnexpectedEndOfString: 'the text is not closed; add a double quote at its end',
  InvalidEscapeCharacter: 'write \\\\ for a backslash',
  InvalidCharacter: 'this character is not valid here; write \\n for a line break and \\t for a tab',
}

/** The first error in a JSON text, with its offset. The parser of JavaScript does not always say where it is. */
function jsonError(code: string): { offset: number; reason: string } | undefined {
  const errors: ParseError[] = []
  parse(code, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return undefined
  const before = code.slice(0, first.offset).trimEnd()
  const closes = /[}\]]/.test(code.charAt(first.offset))
  if (before.endsWith(',') && closes) return { offset: before.length - 1, reason: `delete the comma before "${code.charAt(first.offset)}"` }
  return { offset: first.offset, reason: jsonReasons[printParseErrorCode(first.error)] ?? 'this is not valid' }
}

function yamlError(code: string): { offset: number; reason: string } | undefined {
  for (const document of parseAllDocuments(code, { prettyErrors: false })) {
    const error = yamlErrorOf(document as Parameters<typeof yamlErrorOf>[0], code)
    if (error) return { offset: error.offset, reason: error.message }
  }
  return undefined
}

/** Why a JSON or YAML sample does not parse, with the position in the sample; undefined if it parses, and for other languages. */
export function sampleProblem(language: string, code: string): (Place & { reason: string }) | undefined {
  if (language !== 'json' && language !== 'yaml') return undefined
  if (nestsTooDeep(code)) return { line: 1, column: 1, reason: TOO_DEEP_DATA }
  const error = language === 'json' ? jsonError(code) : yamlError(code)
  if (!error) return undefined
  const lines = code.slice(0, error.offset).split('\n')
  const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  if (language === 'yaml' && /\{\{/.test(code))
    return { ...place, reason: 'a template with {{ … }} is not YAML; write helm instead of yaml' }
  return { ...place, reason: error.reason }
}
