import type { Edit } from '../../../lib/content/content-finding'
import type { Place } from '../../../lib/mdx/analyse'

export type { Edit }

/** A problem at a position in a text, with a message that states its cause and its solution. `fix` solves it, if there is only one solution. */
export type Problem = Place & { message: string; fix?: Edit[] }

/** The field `fix` of a problem, if there are edits. */
export const fixOf = (edits: Edit[]): Pick<Problem, 'fix'> => (edits.length > 0 ? { fix: edits } : {})

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
