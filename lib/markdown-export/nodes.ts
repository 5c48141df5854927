import type { BlockContent, Blockquote, Link, Paragraph, PhrasingContent, RootContent, Strong, Table, TableRow, Text } from 'mdast'

/** Helpers that create nodes of a Markdown tree. */

export const text = (value: string): Text => ({ type: 'text', value })
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] })
export const link = (url: string, value: string): Link => ({ type: 'link', url, children: [text(value)] })
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

export const tableRow = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
})

/** A table of plain text cells. The first row is the header. */
export const table = (rows: readonly string[][]): Table => ({
  type: 'table',
  children: rows.map((cells) => tableRow(cells.map((cell) => [text(cell)]))),
})

/** A blockquote with a bold label as its first line. */
export const quote = (label: string, children: RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: [paragraph(strong(label)), ...(children as BlockContent[])],
})

/** Capitalizes the first letter of a word. */
export const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
