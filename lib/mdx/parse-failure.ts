import type { Place } from './analyse'
import { headingId, type Problem, unclosedFence } from './markup'
import { scanLines } from './source-lines'
import { TOO_DEEP } from './source-rules'

type Failure = Partial<Place> & { reason?: string; message?: string }

/** The message for a parser error, with the likely solution. The parser itself only reports the unexpected character. */
function remedyOf(reason: string, line: string): string {
  if (/import\/exports/.test(reason)) {
    return 'pages must not use import or export, because all components are available automatically; delete the line, or begin it with another word'
  }
  if (/^\s*#.*\{#/.test(line)) return headingId(line)
  if (/expression/.test(reason)) return `broken MDX: ${reason}; write \\{ for a brace in text, or put it in backticks`
  if (/in name|before name|in closing tag/.test(reason))
    return `broken MDX: ${reason}; write \\< for an angle bracket in text, or put it in backticks`
  return `broken MDX: ${reason}`
}

/** Explains why a text could not be parsed. @param cause the error that the parser threw, with or without a position */
export function explainFailure(cause: unknown, text: string): Problem {
  const { line = 1, column = 1, reason, message = String(cause) } = cause as Failure
  if (cause instanceof RangeError) return { line, column, message: TOO_DEEP }
  if (reason === TOO_DEEP) return { line, column, message: TOO_DEEP }
  const { openFence } = scanLines(text)
  // An unclosed fence includes the closing tags after it, so the parser reports the opening tag instead of the fence.
  if (openFence && (line >= openFence.line || /closing tag/.test(reason ?? '')))
    return { line: openFence.line, column: openFence.column, message: unclosedFence(openFence.marks) }
  return { line, column, message: remedyOf(reason ?? message, text.split('\n')[line - 1] ?? '') }
}
