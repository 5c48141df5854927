import { expect, test } from 'vitest'
import { docsSidebarItems } from '@/content/navigation/docs-sidebar'
import { buildSidebar, contains, flattenSidebar, neighbours, type SidebarItem, trailTo } from './sidebar'

const page = (slug: string, label = slug) => ({ slug, label, url: `/docs/${slug ? `${slug}/` : ''}` })
const pages = [page('', 'Introduction'), page('install/ui', 'UI'), page('install/ui/offline', 'Offline'), page('cli', 'CLI')]
const options = { hidden: new Set(['/docs/soon/']), addressOf: (slug: string) => `/docs/${slug}${slug ? '/' : ''}`, file: 'sidebar.ts' }
const items: SidebarItem[] = [
  { type: 'header', label: 'Start' },
  'index',
  {
    type: 'category',
    label: 'Install',
    items: [{ type: 'category', label: 'Web', link: 'install/ui', items: ['install/ui/offline'] }, 'cli', 'soon'],
  },
  { type: 'header', label: 'Later' },
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

test('an unknown item type fails the build and suggests the nearest one', () => {
  const wrong = [{ type: 'categori', label: 'x', items: [] }] as unknown as SidebarItem[]
  expect(() => buildSidebar(wrong, pages, options)).toThrow('unknown item type "categori". Did you mean "category"?')
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

test('the documentation sidebar lists each page once', () => {
  const idsOf = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => {
      if (typeof item === 'string') return [item]
      if (item.type === 'doc') return [item.id]
      return item.type === 'category' ? [...(item.link ? [item.link] : []), ...idsOf(item.items)] : []
    })
  const ids = idsOf(docsSidebarItems)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
