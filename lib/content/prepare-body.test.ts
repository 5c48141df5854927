import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bodyHash, textHash } from '../mdx/body-hash.server'
import { codeOf, readingOf, treeOf } from './bodies'
import type { ContentPage } from './page'
import { prepareBody } from './prepare-body'

const start = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'prepared-'))
const pages = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./documents', () => ({ findPage: (_: string, slug: string) => pages.get(slug) }))

beforeAll(() => {
  process.chdir(folder)
  mkdirSync('lib/mdx', { recursive: true })
})
afterAll(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

/** Writes a page. Returns what `prepareBody` needs of it. */
function page(slug: string, text: string): ContentPage {
  const source = `docs/${slug}.mdx`
  mkdirSync(path.dirname(`content/${source}`), { recursive: true })
  writeFileSync(`content/${source}`, `---\ntitle: A page\n---\n${text}`)
  const written = { source, bodyHash: bodyHash(textHash(text, path.posix.dirname(source))) } as ContentPage
  pages.set(slug, written)
  return written
}

test('before a text is compiled, lists and the search know its headings and words', () => {
  const written = page('early', '## Part\n\nWords.\n')
  expect(readingOf(written)).toMatchObject({ headings: [{ text: 'Part', id: 'part' }], readingMinutes: 1 })
  expect(treeOf(written).children).toHaveLength(2)
  expect(() => codeOf(written)).toThrow('content/docs/early.mdx is not compiled')
})

test('compiles a page and the snippets in it, also those within snippets', async () => {
  const [inner, outer] = [page('shared/inner', 'Inner words.'), page('shared/outer', '<Snippet name="inner" />')]
  const written = page('whole', 'Own words.\n\n<Snippet name="outer" />\n')
  await prepareBody(written)
  expect([written, outer].map(codeOf).join()).toContain('Own words.')
  expect(codeOf(inner)).toContain('Inner words.')
})

test('a snippet that contains itself does not stop the page', async () => {
  const snippet = page('shared/circle', 'Round.\n\n<Snippet name="circle" />\n')
  await prepareBody(snippet)
  expect(codeOf(snippet)).toContain('Round.')
})

test('a text with an error names its file, and is empty for lists', async () => {
  const written = page('broken', '<Tabs>\n\nnever closed')
  expect(readingOf(written)).toMatchObject({ headings: [], readingMinutes: 1 })
  await expect(prepareBody(written)).rejects.toThrow(/^content\/docs\/broken\.mdx:4:1 <Tabs> is never closed; /)
})
