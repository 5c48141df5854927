import { expect, test } from 'vitest'
import { checkContent } from '.'
import { formatFinding } from './finding'
import { checkRenames } from './renames'
import { context, front } from './testing'

const renamed = (fields: string, known: string[] = [], to = 'content/docs/b/new.mdx') => {
  const { sources } = checkContent(new Map([[to, front(fields)]]), context)
  const renames = [{ from: 'content/docs/a/old.mdx', to }]
  return checkRenames(renames, sources, new Set(known), 'content').map(formatFinding)
}

test('a renamed page without a redirect says which line it needs', () => {
  expect(renamed('')).toEqual([
    'content/docs/b/new.mdx:1:1 was renamed from content/docs/a/old.mdx, and links to its former address lead nowhere; add redirect_from: [/docs/a/old/] to its front matter',
  ])
  expect(renamed('slug: page\n')).toEqual([expect.stringContaining('redirect_from: [/docs/a/page/]')])
})

test('a redirect, the same address, a draft and a snippet need nothing', () => {
  expect(renamed('', ['/docs/a/old'])).toEqual([])
  expect(renamed('slug: /a/old\n', ['/docs/a/old'])).toEqual([])
  expect(renamed('draft: true\n')).toEqual([])
  expect(renamed('', [], 'content/docs/shared/New.mdx')).toEqual([])
})
