import { escapeText } from '../escape'

/** A part of a result's text. `marked` is true if it matches the query. */
export type TextPiece = { text: string; marked: boolean }

const MARK = /(<mark>|<\/mark>)/
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/**
 * Splits text in which the search provider has wrapped matches in `<mark>`. Any other markup is treated as text, so that it is displayed and
 * not interpreted.
 */
export function markedPieces(value: string): TextPiece[] {
  let marked = false
  const pieces: TextPiece[] = []
  for (const part of value.split(MARK)) {
    if (part === '<mark>') marked = true
    else if (part === '</mark>') marked = false
    else if (part) pieces.push({ text: part.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity), marked })
  }
  return pieces
}

/** Returns the text as HTML in which `mark` is the only element. */
export const escapedMarks = (value: string): string =>
  markedPieces(value)
    .map(({ text, marked }) => (marked ? `<mark>${escapeText(text)}</mark>` : escapeText(text)))
    .join('')

/** Escapes all highlights and snippets of a hit. A hosted index returns unescaped texts, and DocSearch inserts them as HTML. */
export function withEscapedText<T>(hit: T): T {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'value' && typeof inner === 'string' ? escapedMarks(inner) : walk(inner)]),
    )
  }
  const { _highlightResult, _snippetResult } = hit as { _highlightResult?: unknown; _snippetResult?: unknown }
  return { ...hit, _highlightResult: walk(_highlightResult), _snippetResult: walk(_snippetResult) }
}
