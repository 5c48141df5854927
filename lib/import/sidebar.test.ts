import { expect, test } from 'vitest'
import { docPlace } from './addresses'
import { convertSidebars, type FolderSettings, type SidebarPage } from './sidebar'

const page = (file: string, fields: Partial<SidebarPage> = {}): SidebarPage => {
  const { folders, name, position } = docPlace(file, true)
  const id = [...folders, name].join('/')
  return { id, page: id, title: name, folders, file, position, isFolderPage: name === 'index', isHidden: false, ...fields }
}

const sidebarOf = (pages: SidebarPage[], sidebars?: unknown, folders: Record<string, FolderSettings> = {}) => {
  const notes: string[] = []
  const href = (url: string) => (/^(?:\/|https:)/.test(url) ? url : undefined)
  const source = { pages, folders: new Map(Object.entries(folders)), href, note: (message: string) => notes.push(message) }
  return { ...convertSidebars(source, sidebars, 'More pages'), notes }
}

test('a sidebar without a file follows folders, positions and number prefixes', () => {
  const pages = [
    page('z.md', { position: 1 }),
    page('b/2-d.md'),
    page('b/1-c.md'),
    page('a/index.md', { title: 'All of a' }),
    page('a/x.md'),
    page('e.md', { isHidden: true }),
  ]
  expect(sidebarOf(pages, undefined, { b: { label: 'Bee', position: 2 } }).items).toEqual([
    'z',
    { label: 'Bee', items: ['b/c', 'b/d'] },
    { label: 'All of a', link: 'a/index', items: ['a/x'] },
  ])
})

test('a category in front of its generated index page becomes a group, and its address is known', () => {
  const { items, categories } = sidebarOf([page('a/x.md')], undefined, { a: { label: 'A b', link: { type: 'generated-index' } } })
  expect(items).toEqual([{ label: 'A b', items: ['a/x'] }])
  expect(categories).toEqual([{ slug: '/category/a-b', page: 'a/x', label: 'A b' }])
})

test('sidebars as objects and lists, with documents, references, links and HTML', () => {
  const sidebars = {
    tutorialSidebar: { Start: ['a', { type: 'doc', id: 'b', label: 'Bee' }] },
    reference: [
      { type: 'category', label: 'C', link: { type: 'doc', id: 'c' }, items: ['d'] },
      { type: 'ref', id: 'a', label: 'Again' },
      { type: 'link', label: 'Out', href: 'https://other.example/' },
      { type: 'link', label: 'Old', href: 'http://other.example/' },
      { type: 'html', value: '<hr />' },
      'gone',
    ],
  }
  const { items, notes } = sidebarOf(
    ['a', 'b', 'c', 'd', 'e'].map((name) => page(`${name}.md`)),
    sidebars,
  )
  expect(items).toEqual([
    { header: 'Tutorial' },
    { label: 'Start', items: ['a', { page: 'b', label: 'Bee' }] },
    { header: 'Reference' },
    { label: 'C', link: 'c', items: ['d'] },
    { label: 'Again', href: '/docs/a/' },
    { label: 'Out', href: 'https://other.example/' },
    { label: 'More pages', items: ['e'] },
  ])
  expect(notes).toEqual([
    'the link "Old" to http://other.example/ was left out; links begin with /, # or https://',
    'an entry of HTML was left out: <hr />',
    '"gone" is not a page and was left out',
    '1 pages are in no sidebar and are now in the group "More pages": e',
  ])
})
