import { escapeAttribute, escapePattern } from '../../escape'
import { commonForm } from '../word-forms'

/** Markup around matched words and at the ends of snippets, as set in the request. */
export type Marks = { pre: string; post: string; ellipsis: string }

function pattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map((word) => (/^\d/.test(word) ? 'v?' : '') + escapePattern(word))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu')
}

/** The letters after a match that belong to it: the ending of another form of the word, such as `ing`. */
function endingOf(text: string, match: string, end: number): string {
  const ending = text.slice(end).match(/^\p{L}+/u)?.[0] ?? ''
  return ending && commonForm(`${match}${ending}`.toLowerCase()) === commonForm(match.toLowerCase()) ? ending : ''
}

/** Returns a text as HTML with the words highlighted. The text is escaped, so that markup in it is displayed and not interpreted. */
export function highlight(text: string, words: readonly string[], marks: Marks): { value: string; found: string[] } {
  const search = pattern(words)
  if (!search) return { value: escapeAttribute(text), found: [] }
  const found = new Set<string>()
  let value = ''
  let last = 0
  for (const match of text.matchAll(search)) {
    const end = match.index + match[0].length
    const shown = match[0] + endingOf(text, match[0], end)
    found.add(match[0].toLowerCase())
    value += `${escapeAttribute(text.slice(last, match.index))}${marks.pre}${escapeAttribute(shown)}${marks.post}`
    last = match.index + shown.length
  }
  return { value: value + escapeAttribute(text.slice(last)), found: [...found] }
}

/**
 * Returns the paragraph that contains the most of the words, or the first paragraph if none contains any. Long words count more, so that a
 * paragraph with `max_threads` is better than one with `max` and `threads`.
 */
export function bestText(texts: readonly string[], words: readonly string[]): string {
  const search = pattern(words)
  if (!search) return texts[0] ?? ''
  let best = { text: texts[0] ?? '', score: 0 }
  for (const text of texts) {
    const score = [...new Set([...text.matchAll(search)].map(([word]) => word.toLowerCase()))].join('').length
    if (score > best.score) best = { text, score }
  }
  return best.text
}

/** Returns up to `length` words of a text around the longest match, which is the whole name in a query for a key. */
export function snippet(text: string, words: readonly string[], length: number, marks: Marks): { value: string; found: string[] } {
  const parts = text.split(' ')
  const search = pattern(words)
  const lengths = parts.map((part) => Math.max(0, ...(search ? [...part.matchAll(search)].map(([match]) => match.length) : [])))
  const hit = lengths.indexOf(Math.max(1, ...lengths))
  const start = Math.max(0, Math.min(hit < 0 ? 0 : hit - Math.floor(length / 3), parts.length - length))
  const before = start > 0 ? marks.ellipsis : ''
  const after = start + length < parts.length ? marks.ellipsis : ''
  const part = parts.slice(start, start + length).join(' ')
  const shown = highlight(after ? part.replace(/[.,;:]$/, '') : part, words, marks)
  return { value: `${before}${shown.value}${after}`, found: shown.found }
}
