/** How a column is ordered. */
export type Order = 'none' | 'ascending' | 'descending'

/** The order that a column gets when its header is pressed. */
export const nextOrder = { none: 'ascending', ascending: 'descending', descending: 'none' } as const satisfies Record<Order, Order>

/** Whether a row's text holds every word of a query. An empty query fits all. */
export function rowFits(text: string, query: string): boolean {
  const row = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => row.includes(word))
}

/** Order of two cells: numbers and versions by value, other text by the alphabet; empty cells and dashes last. */
export function compareCells(a: string, b: string): number {
  const [left, right] = [a.trim(), b.trim()]
  const empty = (text: string) => text === '' || /^[–—-]$/.test(text)
  if (empty(left) || empty(right)) return Number(empty(left)) - Number(empty(right))
  return left.localeCompare(right, 'en', { numeric: true, sensitivity: 'base' })
}

/** The indexes of a column's cells in an order. `none` is the order in which they were written. */
export function sortedIndexes(cells: readonly string[], order: Order): number[] {
  const indexes = cells.map((_, index) => index)
  if (order === 'none') return indexes
  const direction = order === 'ascending' ? 1 : -1
  return indexes.sort((a, b) => compareCells(cells[a] ?? '', cells[b] ?? '') * direction)
}
