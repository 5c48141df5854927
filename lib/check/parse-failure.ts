import type { Place } from '../mdx/analyse'
import { scanLines } from '../mdx/source-lines'
import { TOO_DEEP } from '../mdx/source-rules'
import { headingId, type Problem, unclosedFence } from './markup'

type Failure = Partial<Place> & { reason?: string; message?: string }

/** What an author did where the parser only says what it stumbled over. */
function remedyOf(reason: string, line: string): string {
  if (/import\/exports/.test(reason)) {
    return 'pages import and export nothing, since every component is always there; delete the line, or begin it with another word'
  }
  if (/^\s*#.*\{#/.test(line)) return headingId(line)
  if (/expression/.test(reason)) return `broken MDX: ${reason}; write \\{ for a brace in text, or put it in backticks`
  if (/in name|before name|in closing tag/.test(reason))
    return `broken MDX: ${reason}; write \\< for an angle bracket in text, or put it in backticks`
  return `broken MDX: ${reason}`
}

/** Explains why a text could not be parsed. @param cause what the parser threw: a message with its place, or an error without */
export function explainFailure(cause: unknown, text: string): Problem {
  const { line = 1, column = 1, reason, message = String(cause) } = cause as Failure
  if (cause instanceof RangeError) return { line, column, message: TOO_DEEP }
  if (reason === TOO_DEEP) return { line, column, message: TOO_DEEP }
  const { openFence } = scanLines(text)
  // The tags that a fence swallows are missing after it, and the parser names the tag that opened.
  if (openFence && (line >= openFence.line || /closing tag/.test(reason ?? '')))
    return { line: openFence.line, column: openFence.column, message: unclosedFence(openFence.marks) }
  return { line, column, message: remedyOf(reason ?? message, text.split('\n')[line - 1] ?? '') }
}
