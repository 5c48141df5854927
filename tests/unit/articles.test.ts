import { toString as textOf } from 'mdast-util-to-string'
import { beforeAll, expect, test } from 'vitest'
import { blogs } from '../../lib/blog/blogs'
import { readSource, type SourceFile } from '../../lib/check/source-file'
import { parseBody } from '../../lib/mdx/analyse'
import { contentDir, readContent } from '../../scripts/read-content'

/** Minimum requirements for the articles of all blogs. */

type Article = { file: string; text: string; source: SourceFile }
let articles: Article[] = []

beforeAll(async () => {
  const files = [...(await readContent())].filter(([file]) => blogs.some(({ id }) => file.startsWith(`${contentDir}/${id}/`)))
  articles = files.flatMap(([file, text]) => {
    const { source } = readSource(file, text, contentDir)
    return source ? [{ file, text, source }] : []
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
    const diagrams = source.body?.fences.filter(({ language }) => language === 'mermaid').length ?? 0
    expect(diagrams + (/^\|[ :|-]+\|$/m.test(bodyOf(text)) ? 1 : 0), file).toBeGreaterThan(0)
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
  for (const { file, text } of articles) {
    for (const node of parseBody(bodyOf(text)).children) {
      const words = node.type === 'paragraph' ? textOf(node).replace(/\s+/g, ' ').trim() : ''
      if (words.length < 80) continue
      expect(seen.get(words), `${file} repeats "${words.slice(0, 60)}…"`).toBeUndefined()
      seen.set(words, file)
    }
  }
})

/** Number of consecutive words that no two articles may share. */
const RUN = 7

/** Prose of an article in lower case: paragraphs and list items, without code, links, which are titles of other pages, and tables. */
function proseOf(text: string): string[] {
  const texts: string[] = []
  const visitProse = (node: { type: string; children?: unknown[]; value?: string }): string => {
    if (['code', 'inlineCode', 'link', 'table', 'heading', 'mdxJsxFlowElement', 'html'].includes(node.type)) return ' | '
    if (node.type === 'text') return node.value ?? ''
    return ((node.children ?? []) as Array<Parameters<typeof visitProse>[0]>).map(visitProse).join(node.type === 'root' ? ' | ' : '')
  }
  for (const part of visitProse(parseBody(bodyOf(text)) as Parameters<typeof visitProse>[0])
    .toLowerCase()
    .split('|'))
    texts.push(part)
  return texts
}

test('no two articles share a run of seven words', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { file, text } of articles) {
    for (const part of proseOf(text)) {
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
