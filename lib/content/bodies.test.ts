import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inStoreFolder } from '../../tests/fixtures/store-folder'
import { bodyHash, textHash } from '../mdx/body-hash.server'
import { codeOf, readingOf, treeOf, type WithBody } from './bodies'

inStoreFolder()

/** Writes a page. Returns what readers of its text need of it. */
function page(slug: string, text: string): WithBody {
  const source = `docs/${slug}.mdx`
  mkdirSync(path.dirname(`content/${source}`), { recursive: true })
  writeFileSync(`content/${source}`, `---\ntitle: A page\n---\n${text}`)
  return { source, bodyHash: bodyHash(textHash(text, path.posix.dirname(source))) }
}

test('before a text is compiled, lists and the search know its headings and words', () => {
  const written = page('early', '## Part\n\nWords.\n')
  expect(readingOf(written)).toMatchObject({ headings: [{ text: 'Part', id: 'part' }], readingMinutes: 1 })
  expect(treeOf(written).children).toHaveLength(2)
})

test('the code of a text that nobody has compiled is a promise, and there at once afterwards', async () => {
  const written = page('code', 'Own words.\n')
  const code = codeOf(written)
  expect(code).toBeInstanceOf(Promise)
  expect(await code).toContain('Own words.')
  expect(codeOf(written)).toBe(await code)
})

test('two requests for the same text at the same time both get its code', async () => {
  const written = page('twice', 'Both words.\n')
  expect(await Promise.all([codeOf(written), codeOf(written)])).toEqual([codeOf(written), codeOf(written)])
})

test('a text with an error names its file and line, and is empty for lists', async () => {
  const written = page('broken', '<Tabs>\n\nnever closed')
  expect(readingOf(written)).toMatchObject({ headings: [], readingMinutes: 1 })
  await expect(codeOf(written)).rejects.toThrow(/^content\/docs\/broken\.mdx:4:1 .*`<Tabs>` \(4:1/)
})

test('a text that changed since its document was read is an error that says so', async () => {
  const written = { ...page('changed', 'New words.\n'), bodyHash: 'of-old-words' }
  await expect(codeOf(written)).rejects.toThrow('content/docs/changed.mdx changed while it was compiled. Reload the page.')
})
