import { expect, test } from 'vitest'
import { firstDocuments } from './content-documents'

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
