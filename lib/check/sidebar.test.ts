import { expect, test } from 'vitest'
import { checkContent } from '.'
import { formatFinding } from './finding'
import { checkSidebar } from './sidebar'
import { context, front } from './testing'

const page = (name: string) => front().replace('A page', name).replace('A desc', `${name} desc`)
const { sources, unreadable } = checkContent(
  new Map([
    ['content/docs/index.mdx', page('Start')],
    ['content/docs/a/b.mdx', page('Listed')],
    ['content/docs/c.mdx', page('Forgotten')],
    ['content/docs/broken.mdx', 'no front matter'],
    ['content/docs/shared/S.mdx', page('Snippet')],
  ]),
  context,
)

test('reports every unknown sidebar ID at its line, and every page that is not in the sidebar', () => {
  const text =
    "export const items = [\n  'index',\n  'a/bb',\n  { type: 'category', label: 'X', items: ['nowhere', 'a/b', 'broken'] },\n]\n"
  const items = ['index', 'a/bb', { type: 'category' as const, label: 'X', items: ['nowhere', 'a/b', 'broken'] }]
  const findings = checkSidebar({ file: 'sidebar.ts', text, items }, sources, unreadable).map(formatFinding)
  expect(findings).toEqual([
    'sidebar.ts:3:3 unknown page "a/bb"; write the path of a file below content/docs/. Did you mean "a/b"?',
    expect.stringContaining('sidebar.ts:4:43 unknown page "nowhere"; write the path of a file below content/docs/.'),
    'content/docs/c.mdx:1:1 is not in the sidebar; add it to sidebar.ts or set unlisted: true',
  ])
})
