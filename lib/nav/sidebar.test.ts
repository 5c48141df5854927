import { expect, test } from 'vitest'
import type { SidebarItem } from '../schema/sidebar-schema'
import { buildSidebar, contains, flattenSidebar, neighbours, sidebarSections, trailTo } from './sidebar'

const page = (slug: string, label = slug) => ({ slug, label, url: `/docs/${slug ? `${slug}/` : ''}` })
const pages = [page('', 'Introduction'), page('install/ui', 'UI'), page('install/ui/offline', 'Offline'), page('cli', 'CLI')]
const options = { hidden: new Set(['/docs/soon/']), addressOf: (slug: string) => `/docs/${slug}${slug ? '/' : ''}`, file: 'sidebar.ts' }
const items: SidebarItem[] = [
  { header: 'Start' },
  'index',
  {
    label: 'Install',
    items: [{ label: 'Web', link: 'install/ui', items: ['install/ui/offline'] }, 'cli', 'soon'],
  },
  { header: 'Later' },
  'soon',
]
const tree = buildSidebar(items, pages, options)

test('hidden drafts are left out, together with sections and categories that would be empty', () => {
  expect(flattenSidebar(tree).map(({ href }) => href)).toEqual(['/docs/', '/docs/install/ui/', '/docs/install/ui/offline/', '/docs/cli/'])
  expect(tree.map((node) => node.label)).toEqual(['Start', 'Introduction', 'Install'])
})

test('an unknown page fails the build with the file and the nearest ID', () => {
  expect(() => buildSidebar(['instal/ui'], pages, options)).toThrow('sidebar.ts: unknown page "instal/ui". Did you mean "install/ui"?')
})

test('in development, an unknown page is left out, so that the other pages can be shown', () => {
  const known = buildSidebar(['instal/ui', 'cli', { label: 'More', items: ['no/page'] }], pages, { ...options, skipUnknown: true })
  expect(known.map(({ label }) => label)).toEqual(['CLI'])
})

test('previous and next follow the reading order and are missing at the ends', () => {
  expect(neighbours(tree, '/docs/install/ui/')).toEqual({
    previous: { label: 'Introduction', href: '/docs/' },
    next: { label: 'Offline', href: '/docs/install/ui/offline/' },
  })
  expect(neighbours(tree, '/docs/').previous).toBeUndefined()
  expect(neighbours(tree, '/docs/cli/').next).toBeUndefined()
  expect(neighbours(tree, '/docs/elsewhere/')).toEqual({})
})

test('the trail contains the categories above a page', () => {
  expect(trailTo(tree, '/docs/install/ui/offline/')).toEqual([{ label: 'Install' }, { label: 'Web', href: '/docs/install/ui/' }])
  expect(trailTo(tree, '/docs/install/ui/')).toEqual([{ label: 'Install' }])
  expect(trailTo(tree, '/docs/')).toEqual([])
})

test('a category contains the pages below it', () => {
  const install = tree[2]
  expect(install && contains(install, '/docs/install/ui/offline/')).toBe(true)
  expect(install && contains(install, '/docs/')).toBe(false)
})

test('sections have the pages of all categories below their header', () => {
  const nodes = buildSidebar(['index', { header: 'Start' }, { label: 'Web', items: ['install/ui'] }, 'cli'], pages, options)
  expect(sidebarSections(nodes).map(({ label, links }) => [label, links.map(({ href }) => href)])).toEqual([
    [undefined, ['/docs/']],
    ['Start', ['/docs/install/ui/', '/docs/cli/']],
  ])
})
