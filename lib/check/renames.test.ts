import { expect, test } from 'vitest'
import { checkContent } from '.'
import { formatFinding } from './finding'
import { context, front } from './testing'

const findings = (page: string, to = 'content/docs/b/new.mdx') => {
  const renames = [{ from: 'content/docs/a/old.mdx', to }]
  return checkContent(new Map([[to, page]]), { ...context, renames }).findings
}

test('a renamed page without a redirect says which line it needs, and links to it have a fix', () => {
  const [page, link] = findings(`${front()}[a](/docs/a/old/)`)
  expect(page && formatFinding(page)).toBe(
    'content/docs/b/new.mdx:1:1 was renamed from content/docs/a/old.mdx, and its former address leads nowhere; add redirect_from: [/docs/a/old/] to its front matter',
  )
  expect(link).toMatchObject({ message: '"/docs/a/old/" is a former address; write "/docs/b/new/"', fix: [{ to: '/docs/b/new/' }] })
  expect(findings(front('slug: page\n')).map(formatFinding)).toEqual([expect.stringContaining('redirect_from: [/docs/a/page/]')])
})

test('a renamed page with a redirect, with its former address, or that readers do not know needs nothing', () => {
  expect(findings(front('redirect_from: [/docs/a/old/]\n'))).toEqual([])
  expect(findings(front('slug: /a/old\n'))).toEqual([])
  expect(findings(front('draft: true\n'))).toEqual([])
  expect(findings(front(), 'content/docs/shared/New.mdx').map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining('was renamed'),
  )
})
