import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { GeneratedDocument } from '../../../lib/content/generated-documents'
import { inStoreFolder } from '../../../tests/fixtures/store-folder'
import { acceptDocuments, firstDocuments } from './content-documents'

const DESCRIPTION =
  'description: A description that is long enough for the schema of front matter, which asks for more than a hundred characters in each of them.'
const document = (source: string, frontMatter: string) =>
  firstDocuments(new Map([[`content/${source}`, `---\n${frontMatter}\n${DESCRIPTION}\n---\nText.\n`]]), 'content')[0]

test('a document has the address and the front matter of its file, with dates as Contentlayer writes them', () => {
  const fields = 'title: An article\nslug: other\ndate: 2026-01-05\ntags: [cdc]\nauthors: [team]'
  expect(document('blog/a-name.mdx', fields)).toMatchObject({
    _raw: { sourceFilePath: 'blog/a-name.mdx' },
    url: '/blog/other/',
    slugPath: 'other',
    collection: 'blog',
    frontMatter: { title: 'An article', date: '2026-01-05T00:00:00.000Z', tags: ['cdc'] },
  })
})

test('a document has no fields that its collection does not have', () => {
  expect(document('docs/a.mdx', 'title: A page\nregister: https://a.example')?.frontMatter).not.toHaveProperty('register')
})

test('a document without a title is shown, and one with another wrong field is left to the content check', () => {
  expect(document('docs/a.mdx', '')?.frontMatter).toMatchObject({ title: 'Page without a title' })
  for (const wrong of ['title: A page\ndraft: perhaps', 'title: A page\ntoc_min_heading_level: many'])
    expect(document('docs/a.mdx', wrong), wrong).toBeUndefined()
})

test('files without front matter and in folders that are no collection have no document', () => {
  const files = new Map([
    ['content/docs/a.mdx', 'Text only.'],
    ['content/other/a.mdx', '---\ntitle: A page\n---\n'],
  ])
  expect(firstDocuments(files, 'content')).toEqual([])
})

describe('while Contentlayer writes', () => {
  inStoreFolder()

  test('pages of a type that it has not written yet stay, and pages that it has written are replaced', () => {
    const known = ['docs/a.mdx', 'blog/b.mdx'].map((source) => ({ _raw: { sourceFilePath: source }, textHash: '1' }) as GeneratedDocument)
    mkdirSync('.contentlayer/generated/Blog', { recursive: true })
    writeFileSync('.contentlayer/generated/Blog/_index.json', JSON.stringify([{ ...known[1], textHash: '2' }]))
    const read = (document: Record<string, unknown>) => document as GeneratedDocument
    const accepted = acceptDocuments(read, known)
    expect(accepted.map(({ _raw, textHash }) => `${_raw.sourceFilePath} ${textHash}`).sort()).toEqual(['blog/b.mdx 2', 'docs/a.mdx 1'])
  })
})
