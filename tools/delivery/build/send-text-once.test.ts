import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withTextOnce } from './send-text-once'

const text = '<p>Grüße &amp; <b>text</b></p>'
const row = (id: string, value: string) => `${id}:T${Buffer.byteLength(value).toString(16)},${value}`
const push = (value: string) => `<script>self.__next_f.push([1,${JSON.stringify(value).replaceAll('<', '\\u003c')}])</script>`
const stream = `0:{"a":1}\n${row('1a', text)}2:["$","div",null,{"html":"$1a"}]\n`
/** A page whose data is split in the middle of its text. */
const page = (marked = text) =>
  `<body><div class="prose" data-text-once="">${marked}</div>${push(stream.slice(0, 25))}${push(stream.slice(25))}</body>`

/** The stream that the scripts of a page produce in a browser. */
function streamOf(html: string, contents: readonly string[]): string {
  const pushed: string[] = []
  const self = { __next_f: { push: ([, value]: [number, string]) => pushed.push(value) } }
  const document = { querySelectorAll: () => contents.map((innerHTML) => ({ innerHTML })) }
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) runInNewContext(script, { self, document, TextEncoder })
  return pushed.join('')
}

test('a static text is in the page once, and the browser builds the same data', () => {
  const html = withTextOnce(page())
  expect(html.split('text</b>')).toHaveLength(2)
  expect(html.length).toBeLessThan(page().length + 250)
  expect(streamOf(html, [text])).toBe(stream)
})

test('a short text in a row of JSON becomes a row of its own, before the row that refers to it', () => {
  const rowOfTable = ['<a href="/docs/">The documentation of OLake</a>', '<b>Short</b>']
  const data = `5:{"other":1}\n0:${JSON.stringify(rowOfTable.map((content) => ({ dangerouslySetInnerHTML: { __html: content } })))}\n`
  const cells = rowOfTable.map((content) => `<td data-text-once="">${content}</td>`).join('')
  const html = withTextOnce(`<body><table>${cells}</table>${push(data)}</body>`)
  expect(html.split('The documentation')).toHaveLength(2)
  expect(streamOf(html, rowOfTable)).toBe(
    data.replace('0:', `${row('6', rowOfTable[0] ?? '')}0:`).replace(JSON.stringify(rowOfTable[0]), '"$6"'),
  )
})

test('a text that the browser prints in another way gets its own length', () => {
  const printed = text.replace('&amp;', '&')
  expect(streamOf(withTextOnce(page()), [printed])).toBe(stream.replace(row('1a', text), row('1a', printed)))
})

test('a page in which the text is not found, or whose data has another format, stays as it is', () => {
  const other = page('<p>Other</p>')
  expect(withTextOnce(other)).toBe(other)
  const noPush = '<body><div data-text-once=""><p>Text</p></div></body>'
  expect(withTextOnce(noPush)).toBe(noPush)
  const mixed = page().replace('</script><script>', '</script><script>other()</script><script>')
  expect(withTextOnce(mixed)).toBe(mixed)
})
