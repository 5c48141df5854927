import { expect, test } from 'vitest'
import { checkContent } from '.'
import { checkDataFiles } from './check-data-files'
import { checkSidebar, checkSidebars } from './check-sidebar'
import { formatFinding } from './report'
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

const findingsIn = (text: string) =>
  checkSidebar(
    { file: 'sidebar.yml', text, collection: 'docs' },
    { sources, unreadable, moved: new Map([['/docs/former', '/docs/a/b/']]), leftOut: [] },
  ).map(formatFinding)

test('reports every unknown sidebar ID at its line, and every page that is not in the sidebar', () => {
  expect(findingsIn('- index\n- a/bb # new\n- label: X\n  link: c2\n  items:\n    - nowhere\n    - a/b\n    - "broken"\n')).toEqual([
    'sidebar.yml:2:3 unknown page "a/bb"; write the path of a file below content/docs/, with slug instead of its last part if it has one, or delete the entry. Did you mean "a/b"?',
    expect.stringContaining(
      'sidebar.yml:4:9 unknown page "c2"; write the path of a file below content/docs/, with slug instead of its last part if it has one, or delete the entry.',
    ),
    expect.stringContaining(
      'sidebar.yml:6:7 unknown page "nowhere"; write the path of a file below content/docs/, with slug instead of its last part if it has one, or delete the entry.',
    ),
    'content/docs/c.mdx:1:1 is not in the sidebar; add it to sidebar.yml or set unlisted: true',
  ])
})

test('reports an unlisted page that is in the sidebar', () => {
  const unlisted = checkContent(new Map([['content/docs/a.mdx', front('unlisted: true\n')]]), context).sources
  expect(
    checkSidebar(
      { file: 'sidebar.yml', text: '- label: X\n  items:\n    - a\n', collection: 'docs' },
      { sources: unlisted, unreadable: [], moved: new Map(), leftOut: [] },
    ).map(formatFinding),
  ).toEqual(['sidebar.yml:3:7 page "a" has unlisted: true, which hides it from search; delete this entry, or "unlisted: true"'])
})

test('reports a page that is listed twice', () => {
  expect(findingsIn('- index\n- a/b\n- c\n- label: X\n  items: [a/b]\n')).toEqual([
    'sidebar.yml:2:3 page "a/b" is listed twice; keep one of the entries',
  ])
  expect(findingsIn('- index\n- a/b # new\n- c\n- label: X\n  items:\n    - page: "a/b"\n      label: Y\n')).toEqual([
    'sidebar.yml:2:3 page "a/b" is listed twice, in lines 2 and 6; keep one of the entries',
  ])
})

test.each(['/docs/a/b/', './a/b', 'docs/a/b', '/a/b', 'content/docs/a/b.mdx', 'a/b/'])(
  'the address or file %s of a page is corrected',
  (written) => {
    expect(findingsIn(`- index\n- ${written}\n- c\n`)[0]).toContain('; write "a/b"')
  },
)

test('a space that is missing after a colon or a hyphen is named', () => {
  const inData = (text: string) => checkDataFiles(new Map([['content/navigation/docs-sidebar.yml', text]]), 'content').map(formatFinding)
  expect(inData('- label: X\n  items:\n    -a/b\n    - c\n')).toEqual([
    'content/navigation/docs-sidebar.yml:2:3 [0].items: must be a list; write "- a/b" with a space after the hyphen',
  ])
  expect(inData('- { label:Start, items: [index] }\n')).toContain(
    'content/navigation/docs-sidebar.yml:1:5 [0].label:Start: unknown field. Write "label: Start" with a space after the colon.',
  )
})

test('an unknown field of an entry has the list of fields', () => {
  const inData = (text: string) => checkDataFiles(new Map([['content/navigation/docs-sidebar.yml', text]]), 'content').map(formatFinding)
  expect(inData('- label: X\n  icon: a\n  items: [index]\n- header: X\n  icon: Y\n')).toEqual([
    'content/navigation/docs-sidebar.yml:2:3 [0].icon: unknown field. Delete it, or write one of header, label, link, items, page, href.',
    'content/navigation/docs-sidebar.yml:5:3 [1].icon: unknown field. Delete it, or write one of header, label, link, items, page, href.',
  ])
})

test.each([
  [
    'a group without entries',
    '- index\n- label: X\n',
    '2:3 [1].items: is missing; give a list, or, for an entry without others, write page',
  ],
  [
    'entries without hyphens',
    '- label: X\n  items:\n    a/b\n    c\n',
    '2:3 [0].items: must be a list; write each entry on a line of its own',
  ],
  [
    'a page with its label',
    '- a/b: Label\n',
    '1:3 [0]: has no field that is known here; write one of these sets of fields: header; label, link',
  ],
  [
    'entries in a header',
    '- header: X\n  items:\n    - a\n',
    '2:3 [0].items: a header has no items; write them below it, in the column of its hyphen',
  ],
  ['an empty entry', '- index\n-\n', '2:2 [1]: is empty'],
  ['fields instead of a list', 'index: a\n', '1:1 must be a list; begin each entry with "- "'],
])('the message about %s says what to write', (_name, text, message) => {
  const findings = checkDataFiles(new Map([['content/navigation/docs-sidebar.yml', text]]), 'content').map(formatFinding)
  expect(findings).toEqual([expect.stringContaining(`docs-sidebar.yml:${message}`)])
})

test('a section without entries is reported at its header', () => {
  expect(findingsIn('- index\n- header: First\n- header: Second\n- a/b\n- c\n- header: Third\n')).toEqual([
    'sidebar.yml:2:11 the section "First" has no entries; write them below it, or delete it',
    'sidebar.yml:6:11 the section "Third" has no entries; write them below it, or delete it',
  ])
})

test('a snippet is no entry, and a page that is left out is reported at its file only', () => {
  expect(findingsIn('- index\n- a/b\n- c\n- shared/S\n')).toEqual([
    'sidebar.yml:4:3 "shared/S" is a snippet, which is part of other pages and has none of its own; delete the entry',
  ])
  const clash = checkContent(
    new Map([
      ['content/docs/a.mdx', page('First')],
      ['content/docs/b.mdx', page('Second').replace('---\n', '---\nslug: a\n')],
    ]),
    context,
  )
  expect(checkSidebar({ file: 'sidebar.yml', text: '- a\n- b\n', collection: 'docs' }, clash)).toEqual([])
})

test('an invalid file is reported by the check of data files only', () => {
  const text = '- heading: Start\n- label: X\n  itmes: [index]\n- label: Y\n  items:\n    - page: index\n      lable: Start\n- 5\n'
  expect(findingsIn(text)).toEqual([])
  expect(checkDataFiles(new Map([['content/navigation/docs-sidebar.yml', text]]), 'content').map(formatFinding)).toEqual([
    'content/navigation/docs-sidebar.yml:1:3 [0].heading: unknown field. Did you mean "header"?',
    'content/navigation/docs-sidebar.yml:3:3 [1].itmes: unknown field. Did you mean "items"?',
    'content/navigation/docs-sidebar.yml:7:7 [2].items[0].lable: unknown field. Did you mean "label"?',
    'content/navigation/docs-sidebar.yml:8:3 [3]: must be text or a set of fields',
  ])
})

test('entries in the column of their list are reported where the list is', () => {
  const text = '- label: X\n  items:\n- index\n'
  expect(checkDataFiles(new Map([['content/navigation/docs-sidebar.yml', text]]), 'content').map(formatFinding)).toEqual([
    'content/navigation/docs-sidebar.yml:2:3 [0].items: must be a list; write each entry after "- ", indented further than the name of the list',
  ])
})

test('the sidebar of another collection is checked against its own pages', () => {
  const { sources: guides } = checkContent(
    new Map([
      ['content/query-engine/duckdb.mdx', page('DuckDB')],
      ['content/query-engine/trino.mdx', page('Trino')],
      ['content/docs/a.mdx', page('Docs')],
    ]),
    context,
  )
  const text = '- label: Introduction\n  href: /docs/\n- duckdbb\n- a\n'
  expect(
    checkSidebar(
      { file: 'sidebar.yml', text, collection: 'query-engine' },
      { sources: guides, unreadable: [], moved: new Map(), leftOut: [] },
    ).map(formatFinding),
  ).toEqual([
    'sidebar.yml:3:3 unknown page "duckdbb"; write the path of a file below content/query-engine/, with slug instead of its last part if it has one, or delete the entry. Did you mean "duckdb"?',
    expect.stringContaining(
      'sidebar.yml:4:3 unknown page "a"; write the path of a file below content/query-engine/, with slug instead of its last part if it has one, or delete the entry.',
    ),
    'content/query-engine/duckdb.mdx:1:1 is not in the sidebar; add it to sidebar.yml or set unlisted: true',
    'content/query-engine/trino.mdx:1:1 is not in the sidebar; add it to sidebar.yml or set unlisted: true',
  ])
})

test('the entry of a renamed page gets its new name, and no other', () => {
  expect(findingsIn('- index\n- former\n- c\n- a/b\n')).toEqual(['sidebar.yml:2:3 unknown page "former"; write "a/b"'])
})

test('a sidebar that does not exist is an error', () => {
  const texts = new Map([['query-engine', '[]'] as const])
  const pages = (found: typeof sources) => ({ sources: found, unreadable: [], moved: new Map(), leftOut: [] })
  expect(checkSidebars(texts, pages([]), 'content')).toEqual([])
  expect(checkSidebars(texts, pages(sources), 'content').map(formatFinding)).toEqual([
    'content/navigation/docs-sidebar.yml:1:1 does not exist; write it, with the pages of content/docs/ in their order',
  ])
})
