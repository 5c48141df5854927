import { parseAllDocuments } from 'yaml'
import type { Place } from '../mdx/analyse'
import { nestsTooDeep, TOO_DEEP_DATA } from '../schema/nesting'

/** Why a JSON or YAML sample does not parse, with the position in the sample; undefined if it parses, and for other languages. */
export function sampleProblem(language: string, code: string): (Place & { reason: string }) | undefined {
  if ((language === 'json' || language === 'yaml') && nestsTooDeep(code)) return { line: 1, column: 1, reason: TOO_DEEP_DATA }
  if (language === 'json') {
    try {
      JSON.parse(code)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      const position = reason.match(/at position (\d+)/)?.[1]
      const before = code.slice(0, position === undefined ? code.length : Number(position)).split('\n')
      return {
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        reason: reason.replace(/ in JSON at position.*| \(line \d+.*$/, ''),
      }
    }
  }
  if (language === 'yaml') {
    const error = parseAllDocuments(code).flatMap((document) => document.errors)[0]
    const place = error?.linePos?.[0]
    if (error)
      return {
        line: place?.line ?? 1,
        column: place?.col ?? 1,
        reason: (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, ''),
      }
  }
  return undefined
}
