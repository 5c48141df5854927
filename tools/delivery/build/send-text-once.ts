import { readFileSync, writeFileSync } from 'node:fs'
import { walkFiles } from '../../authoring/command/walk'

/**
 * React's data for a page repeats the text of static elements (`data-text-once`) that the page already contains as HTML. This step removes
 * the copies: the inline script reads them from the elements instead, so React receives the same data.
 *
 * Next.js 16 writes the data as scripts `self.__next_f.push([1,"…"])`. Their strings form a stream of rows. A text row is
 * `id:T<length in bytes, hexadecimal>,<text>`, without a line break at its end. React writes long texts as rows and refers to them by
 * `"$id"`; this step does the same with short ones. A page in which a text is not found is left as it is.
 */

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const MARK = /<[a-z][^>]* data-text-once=""[^>]*>/g
/** Static HTML in a row of JSON. */
const INLINE = /"(__html|html)":("(?:[^"\\]|\\.)*")/g
/** Length in characters from which a text in a row of JSON takes more space than a row that reads it. */
const WORTH_A_ROW = 40

/**
 * The script of a page: `p` passes a part of the stream to React, and `r` the row with an ID whose text is the content of the marked element
 * with an index.
 */
const script = (calls: readonly string[]) =>
  `<script>{let e=document.querySelectorAll("[data-text-once]"),p=t=>self.__next_f.push([1,t]),r=(i,n)=>{let t=e[n].innerHTML;p(i+":T"+new TextEncoder().encode(t).length.toString(16)+","+t)};${calls.join(';')}}</script>`

/** A part of the stream. A `<` is escaped, because the string could contain `</script>`. */
const push = (text: string) => `p(${JSON.stringify(text).replaceAll('<', '\\u003c')})`

/** A row of the stream, with its position in bytes. `text` is the content of a text row. */
type Row = { id: string; start: number; end: number; text?: string }

/** The rows of a stream. @throws if the stream has another format */
function rowsOf(stream: Buffer): Row[] {
  const rows: Row[] = []
  let start = 0
  while (start < stream.length) {
    const colon = stream.indexOf(':', start)
    const id = stream.toString('utf8', start, colon)
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error('The data of the page has an unknown format.')
    if (stream[colon + 1] === 0x54) {
      const comma = stream.indexOf(',', colon)
      const end = comma + 1 + Number.parseInt(stream.toString('utf8', colon + 2, comma), 16)
      rows.push({ id, start, end, text: stream.toString('utf8', comma + 1, end) })
    } else {
      const end = stream.indexOf('\n', colon)
      rows.push({ id, start, end: end < 0 ? stream.length : end + 1 })
    }
    start = rows.at(-1)?.end ?? stream.length
  }
  return rows
}

/** Index of the marked element whose content is `text`, or -1. */
const elementWith = (html: string, marks: readonly RegExpExecArray[], text: string) =>
  marks.findIndex(
    (mark) => html.startsWith(text, mark.index + mark[0].length) && html.startsWith('</', mark.index + mark[0].length + text.length),
  )

/** Replaces static texts in a row of JSON by references. @param newRow returns the ID of a row for a text, or undefined to keep the text */
const withReferences = (row: string, newRow: (text: string) => string | undefined) =>
  row.replace(INLINE, (whole, name: string, quoted: string) => {
    const id = newRow(JSON.parse(quoted))
    return id === undefined ? whole : `"${name}":"$${id}"`
  })

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
  const stream = Buffer.from(scripts.map((each) => JSON.parse(each[1] ?? '""')).join(''))
  const rows = rowsOf(stream)
  let lastId = Math.max(...rows.map(({ id }) => Number.parseInt(id || '0', 16)))
  const calls: string[] = []
  let waiting = ''
  const addWaiting = () => {
    if (waiting) calls.push(push(waiting))
    waiting = ''
  }
  /** Adds the row that reads a text from its element, unless the page does not contain the text. @returns whether it was added */
  const addReading = (id: string, text: string) => {
    const index = elementWith(html, marks, text)
    if (index < 0) return false
    addWaiting()
    calls.push(`r("${id}",${index})`)
    return true
  }
  for (const { id, start, end, text } of rows) {
    if (text !== undefined && addReading(id, text)) continue
    const row = stream.toString('utf8', start, end)
    if (text !== undefined) {
      waiting += row
      continue
    }
    // The rows that this row refers to come first, so that React can read it at once.
    const rest = withReferences(row, (inline) => {
      const next = (lastId + 1).toString(16)
      if (inline.length < WORTH_A_ROW || !addReading(next, inline)) return undefined
      lastId += 1
      return next
    })
    waiting += rest
  }
  if (calls.length === 0) return html
  addWaiting()
  return html.slice(0, first.index) + script(calls) + html.slice(last.index + last[0].length)
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
