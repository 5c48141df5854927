import type { Edit, Problem } from '../../lib/problem'

type PlaceOfProblem = Pick<Problem, 'line' | 'column' | 'field'>

const problemOf =
  (kind: Problem['kind']) =>
  ({ line, column, field }: PlaceOfProblem, message: string, fix: readonly Edit[] = []): Problem => ({
    line,
    ...(column !== undefined && { column }),
    ...(field !== undefined && { field }),
    message,
    kind,
    ...(fix.length > 0 && { fix }),
  })

/** A problem that stops a build, and one that only stops a strict check. @param fix edits that solve it, if there is only one solution */
export const error = problemOf('error')
export const warning = problemOf('warning')

/**
 * Applies edits to a text. An edit is left out if the text at its position is not `from`, for example because the file has changed, or if it
 * overlaps another edit.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const lines = text.split('\n')
  // From the end, so that the columns before an edit stay valid.
  const sorted = edits.toSorted((a, b) => b.line - a.line || b.column - a.column)
  let [line, limit] = [0, 0]
  for (const edit of sorted) {
    const old = lines[edit.line - 1]
    if (edit.line !== line) [line, limit] = [edit.line, old?.length ?? 0]
    const [start, end] = [edit.column - 1, edit.column - 1 + edit.from.length]
    if (old === undefined || end > limit || old.slice(start, end) !== edit.from) continue
    lines[edit.line - 1] = old.slice(0, start) + edit.to + old.slice(end)
    limit = start
  }
  return lines.join('\n')
}
