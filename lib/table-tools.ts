/** Sort order of a column. */
export type Order = 'none' | 'ascending' | 'descending'

/** The sort order after a click on the column header. */
export const nextOrder = { none: 'ascending', ascending: 'descending', descending: 'none' } as const satisfies Record<Order, Order>

/** Whether a row's text contains every word of a query, ignoring case. An empty query matches every row. */
export function rowFits(text: string, query: string): boolean {
  const row = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => row.includes(word))
}

/** Compares two cells: numbers and versions by value, other text alphabetically. Empty cells and dashes sort last. */
export function compareCells(a: string, b: string): number {
  const [left, right] = [a.trim(), b.trim()]
  const empty = (text: string) => text === '' || /^[–—-]$/.test(text)
  if (empty(left) || empty(right)) return Number(empty(left)) - Number(empty(right))
  return left.localeCompare(right, 'en', { numeric: true, sensitivity: 'base' })
}

/** The indexes of a column's cells in the given sort order. `none` keeps the original order. */
export function sortedIndexes(cells: readonly string[], order: Order): number[] {
  const indexes = cells.map((_, index) => index)
  if (order === 'none') return indexes
  const direction = order === 'ascending' ? 1 : -1
  return indexes.sort((a, b) => compareCells(cells[a] ?? '', cells[b] ?? '') * direction)
}
