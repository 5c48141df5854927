import { expect, test } from 'vitest'
import type { GeneratedDocument } from '../../../lib/content/generated-documents'
import { documentsDiffer } from './documents-differ'

const document = (path: string, title: string, hash: string): GeneratedDocument => ({
  _raw: { sourceFilePath: path },
  url: '',
  slugPath: '',
  textHash: hash,
  collection: 'docs',
  frontMatter: { title, description: 'A description.' },
})
const before = [document('docs/a.mdx', 'A', '1'), document('docs/b.mdx', 'B', '2')] as const
const edited = new Set(['docs/a.mdx'])

test('a changed body that is already shown is no difference, in any order', () => {
  expect(documentsDiffer(before, [document('docs/b.mdx', 'B', '2'), document('docs/a.mdx', 'A', '3')], edited)).toBe(false)
})

test('a changed title, another changed body, a new page, a deleted page and a renamed page are differences', () => {
  const [a, b] = before
  for (const after of [
    [document('docs/a.mdx', 'New', '3'), b],
    [a, document('docs/b.mdx', 'B', '4')],
    [a, b, document('docs/c.mdx', 'C', '5')],
    [a],
    [a, document('docs/c.mdx', 'B', '2')],
  ])
    expect(documentsDiffer(before, after, edited), JSON.stringify(after)).toBe(true)
})
