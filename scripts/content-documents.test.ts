import { expect, test } from 'vitest'
import { firstDocuments } from './content-documents'

const document = (source: string, frontMatter: string) =>
  firstDocuments(new Map([[`content/${source}`, `---\n${frontMatter}\n---\nText.\n`]]), 'content')[0]

test('a document has the address and the front matter of its file, with dates as Contentlayer writes them', () => {
  expect(document('blog/a-name.mdx', 'title: An article\nslug: other\ndate: 2026-01-05\ntags: [cdc]')).toMatchObject({
    _raw: { sourceFilePath: 'blog/a-name.mdx' },
    url: '/blog/other/',
    slugPath: 'other',
    title: 'An article',
    date: '2026-01-05T00:00:00.000Z',
    tags: ['cdc'],
  })
})

test('a document has no fields that its collection does not have', () => {
  expect(document('docs/a.mdx', 'title: A page\nregister: https://a.example')).not.toHaveProperty('register')
})

test('a date that is none, and front matter that is none, are left to the content check', () => {
  expect(document('blog/a.mdx', 'date: soon')).toMatchObject({ date: 'soon' })
  for (const wrong of ['title: "never closed', '- a list']) expect(document('docs/a.mdx', wrong), wrong).toMatchObject({ url: '/docs/a/' })
})

test('files without front matter and in folders that are no collection have no document', () => {
  const files = new Map([
    ['content/docs/a.mdx', 'Text only.'],
    ['content/other/a.mdx', '---\ntitle: A page\n---\n'],
  ])
  expect(firstDocuments(files, 'content')).toEqual([])
})
