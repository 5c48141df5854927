import { readFileSync, writeFileSync } from 'node:fs'
import { walkFiles } from './walk'

/**
 * React's data for a page repeats the text of static elements (`data-text-once`) that the page already contains as HTML. This step removes
 * the copies: the inline script reads them from the elements instead, so React receives the same data.
 *
 * Next.js 16 writes the data as scripts `self.__next_f.push([1,"…"])`. Their strings form a stream of rows. A text row is
 * `id:T<length in bytes, hexadecimal>,<text>`, without a line break at its end. A page in which a row is not found is left as it is.
 */

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const MARK = /<[a-z][^>]* data-text-once=""[^>]*>/g

/** Reads the text of the element with an index, and returns it as a row with an ID. Must not contain `<` for use in a script. */
const readRow = (id: string, index: number) =>
  `(t=>self.__next_f.push([1,"${id}:T"+new TextEncoder().encode(t).length.toString(16)+","+t]))(document.querySelectorAll("[data-text-once]")[${index}].innerHTML)`

/** A push of a part of the stream. A `<` is escaped, because the string could contain `</script>`. */
const push = (text: string) => (text ? `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])` : '')

type TextRow = { id: string; start: number; end: number; text: string }

/** The text rows of a stream, with their positions in bytes. @throws if the stream has another format */
function textRows(stream: Buffer): TextRow[] {
  const rows: TextRow[] = []
  let at = 0
  while (at < stream.length) {
    const colon = stream.indexOf(':', at)
    const id = stream.toString('utf8', at, colon)
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error('The data of the page has an unknown format.')
    if (stream[colon + 1] === 0x54) {
      const comma = stream.indexOf(',', colon)
      const end = comma + 1 + Number.parseInt(stream.toString('utf8', colon + 2, comma), 16)
      rows.push({ id, start: at, end, text: stream.toString('utf8', comma + 1, end) })
      at = end
    } else {
      const end = stream.indexOf('\n', colon)
      at = end < 0 ? stream.length : end + 1
    }
  }
  return rows
}

/** Index of the marked element whose content is `text`, or -1. */
const elementWith = (html: string, marks: readonly RegExpExecArray[], text: string) =>
  marks.findIndex(
    (mark) => html.startsWith(text, mark.index + mark[0].length) && html.startsWith('</', mark.index + mark[0].length + text.length),
  )

/** The HTML of a page without the copies of its static texts. */
export function withTextOnce(html: string): string {
  const scripts = [...html.matchAll(PUSH)]
  const [first, last] = [scripts[0], scripts.at(-1)]
  if (!first || !last) return html
  const marks = [...html.slice(0, first.index).matchAll(MARK)]
  if (marks.length === 0) return html
  const between = html.slice(first.index, last.index + last[0].length).replace(PUSH, '')
  // Other scripts between the pushes could depend on their order.
  if (between.trim() !== '') return html
  const stream = Buffer.from(scripts.map((script) => JSON.parse(script[1] ?? '""')).join(''))
  const parts: string[] = []
  let at = 0
  for (const { id, start, end, text } of textRows(stream)) {
    const index = elementWith(html, marks, text)
    if (index < 0) continue
    parts.push(push(stream.toString('utf8', at, start)), readRow(id, index))
    at = end
  }
  if (parts.length === 0) return html
  parts.push(push(stream.toString('utf8', at)))
  return `${html.slice(0, first.index)}<script>${parts.filter(Boolean).join(';')}</script>${html.slice(last.index + last[0].length)}`
}

/** Removes copies of static texts from every page in a folder. @returns the saved size in bytes */
export function sendTextOnce(folder: string): number {
  let saved = 0
  for (const file of walkFiles(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8')
    const smaller = withTextOnce(html)
    if (smaller === html) continue
    writeFileSync(file, smaller)
    saved += Buffer.byteLength(html) - Buffer.byteLength(smaller)
  }
  return saved
}
