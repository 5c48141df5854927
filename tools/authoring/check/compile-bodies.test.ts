import { expect, test } from 'vitest'
import { inStoreFolder } from '../../../tests/fixtures/store-folder'
import { compileBodies, readStored } from './compile-bodies'
import { readSource } from './source-file'

inStoreFolder()

const page = (body: string) => `---\ntitle: A page\n---\n${body}`
const name = 'content/docs/a.mdx'

test('a body is compiled once, and compiled again only if its text changes', async () => {
  const compile = (body: string) => compileBodies(new Map([[name, page(body)]]), 'content')
  expect([await compile('First.'), await compile('First.'), await compile('Second.'), await compile('Second.')]).toEqual([1, 0, 1, 0])
})

test('a stored body gives the same headings, links and problems as the text, at the same lines of the file', async () => {
  const text = page('## Part [#part]\n\n[a link](/docs/)\n\n{name}\n\n```json {1}\n{}\n```\n')
  await compileBodies(new Map([[name, text]]), 'content')
  const [stored, parsed] = [readSource(name, text, 'content', readStored), readSource(name, text, 'content')]
  expect(stored.source?.body).toEqual(parsed.source?.body)
  expect(stored.findings).toEqual(parsed.findings)
  expect(stored.source?.body?.links).toEqual([{ url: '/docs/', line: 6, column: 1, target: { line: 6, column: 10 } }])
  expect(stored.findings).toMatchObject([{ line: 8 }])
})

test('a body that does not parse is left to the check, which reports it', async () => {
  const text = page('<Tabs>\n\nnever closed')
  await expect(compileBodies(new Map([[name, text]]), 'content')).resolves.toBe(1)
  expect(readSource(name, text, 'content', readStored).findings).toMatchObject([{ file: name, kind: 'error' }])
})

test('reports how many of the missing bodies are compiled, and nothing for those in the store', async () => {
  const files = new Map(['one', 'two', 'three'].map((word) => [`content/docs/${word}.mdx`, page(`Text number ${word}.`)]))
  const reports: string[] = []
  const report = (done: number, total: number) => reports.push(`${done} of ${total}`)
  await compileBodies(files, 'content', report)
  await compileBodies(files, 'content', report)
  expect(reports).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})
