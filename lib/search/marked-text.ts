import { escapeText } from '../escape'

/** A piece of a result's text, found by the query or not. */
export type TextPiece = { text: string; marked: boolean }

const MARK = /(<mark>|<\/mark>)/
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/**
 * Text in which a provider has put `<mark>` around what was found, as pieces to print. Everything else in it is text, whatever it
 * looks like: markup is shown, never run.
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

/** The same text as HTML that holds no other element than `mark`. */
export const escapedMarks = (value: string): string =>
  markedPieces(value)
    .map(({ text, marked }) => (marked ? `<mark>${escapeText(text)}</mark>` : escapeText(text)))
    .join('')

/** Escapes every highlighted and snippeted text of a hit. A hosted index returns texts as they are, and the modal prints them as HTML. */
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
