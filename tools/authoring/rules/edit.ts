import type { Place } from '../../../lib/mdx/analyse'

/** A replacement in a text: `from` at `line` and `column`, which contains no line break, becomes `to`. */
export type Edit = Place & { from: string; to: string }

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
