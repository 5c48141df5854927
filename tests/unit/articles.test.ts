import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { beforeAll, expect, test } from 'vitest'
import { blogs } from '../../lib/blogs'
import { parseBody } from '../../lib/mdx/analyse'
import { readStored } from '../../tools/authoring/check/compile-bodies'
import { contentDir, readContent } from '../../tools/authoring/check/read-content'
import { readSource, type SourceFile } from '../../tools/authoring/check/source-file'

/** Minimum requirements for the articles of all blogs. */

type Article = { file: string; text: string; source: SourceFile; tree: Root }
let articles: Article[] = []

beforeAll(async () => {
  const files = [...(await readContent())].filter(([file]) => blogs.some(({ id }) => file.startsWith(`${contentDir}/${id}/`)))
  articles = files.flatMap(([file, text]) => {
    const { source } = readSource(file, text, contentDir, readStored)
    return source ? [{ file, text, source, tree: parseBody(bodyOf(text)) }] : []
  })
}, 60_000)

const bodyOf = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '')

test('the blogs have articles', () => expect(articles.length).toBeGreaterThan(0))

test('each article has at least three links to pages of the site', () => {
  for (const { file, source } of articles) {
    const links = new Set(source.body?.links.map(({ url }) => url).filter((url) => url.startsWith('/')))
    expect(links.size, file).toBeGreaterThanOrEqual(3)
  }
})

test('each article has a diagram or a table', () => {
  for (const { file, text, source } of articles) {
    const drawn = source.body?.fences.filter(({ language }) => language === 'mermaid').length ?? 0
    const composed = source.body?.components.filter(({ name }) => name === 'FlowDiagram').length ?? 0
    expect(drawn + composed + (/^\|[ :|-]+\|$/m.test(bodyOf(text)) ? 1 : 0), file).toBeGreaterThan(0)
  }
})

test('each article has a date without a time, and a reading time of 3 to 20 minutes', () => {
  for (const { file, source } of articles) {
    expect(String(source.fields.date), file).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(source.body?.readingMinutes, file).toBeGreaterThanOrEqual(3)
    expect(source.body?.readingMinutes, file).toBeLessThanOrEqual(20)
  }
})

test('each article marks the end of its excerpt', () => {
  for (const { file, text } of articles) expect(text, file).toContain('{/* truncate */}')
})

test('no paragraph occurs in two articles', () => {
  const seen = new Map<string, string>()
  for (const { file, tree } of articles) {
    for (const node of tree.children) {
      const words = node.type === 'paragraph' ? textOf(node).replace(/\s+/g, ' ').trim() : ''
      if (words.length < 80) continue
      expect(seen.get(words), `${file} repeats "${words.slice(0, 60)}…"`).toBeUndefined()
      seen.set(words, file)
    }
  }
})

/** Number of consecutive words that no two articles may share. */
const RUN = 7

type TextNode = { type: string; children?: unknown[]; value?: string }
/** Nodes whose words may repeat: code, tables, headings, and links, which are titles of other pages. */
const repeatable = new Set(['code', 'inlineCode', 'link', 'table', 'heading', 'mdxJsxFlowElement'])

/** Words of a node in lower case. A vertical line separates texts that are not continuous. */
function wordsOf({ type, value, children = [] }: TextNode): string {
  if (repeatable.has(type)) return ' | '
  if (type === 'text') return (value ?? '').toLowerCase()
  return (children as TextNode[]).map(wordsOf).join(type === 'root' ? ' | ' : '')
}

test('no two articles share a run of seven words', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { file, tree } of articles) {
    for (const part of wordsOf(tree).split('|')) {
      const words = part.match(/[\p{L}\p{N}'-]+/gu) ?? []
      for (let at = 0; at + RUN <= words.length; at++) {
        const run = words.slice(at, at + RUN).join(' ')
        const owner = owners.get(run)
        if (owner && owner !== file) shared.push(`${owner} and ${file}: "${run}"`)
        else owners.set(run, file)
      }
    }
  }
  expect(shared).toEqual([])
})
