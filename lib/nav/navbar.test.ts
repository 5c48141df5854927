import { expect, test } from 'vitest'
import { solutions } from '@/content/navigation/solutions'
import { type NavContext, type NavItem, resolveNavItem } from './navbar-items'

const context: NavContext = {
  docs: new Map([['install/ui', { label: 'Web interface', url: '/docs/install/ui/' }]]),
  sidebars: new Map([
    ['docs', [{ kind: 'category', label: 'Start', children: [{ kind: 'link', label: 'Intro', href: '/docs/' }] }]],
    ['empty', [{ kind: 'header', label: 'Nothing' }]],
  ]),
  versions: [
    { name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' },
    { name: '1.0', label: '1.0', isLast: false, path: '/docs/1.0/', mainDocId: 'index' },
  ],
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en', href: '/sub/', current: false },
    { code: 'de', label: 'Deutsch', htmlLang: 'de-DE', href: '/sub/de/', current: true },
  ],
  components: ['custom-stars'],
}
const resolve = (item: NavItem) => resolveNavItem(item, context)

test('resolves internal and external links', () => {
  expect(resolve({ label: 'Docs', to: '/docs/' })).toEqual({
    kind: 'link',
    label: 'Docs',
    href: '/docs/',
    external: false,
    emphasis: false,
  })
  expect(resolve({ label: 'Code', href: 'https://example.org', icon: 'github' })).toMatchObject({ external: true, icon: 'github' })
})

test('resolves dropdowns with and without an explicit type', () => {
  const menu = { kind: 'menu', label: 'More', links: [{ label: 'A', href: '/a/' }] }
  expect(resolve({ type: 'dropdown', label: 'More', items: [{ label: 'A', to: '/a/' }] })).toEqual(menu)
  expect(resolve({ label: 'More', items: [{ label: 'A', to: '/a/' }] })).toEqual(menu)
  const described = { kind: 'menu', label: 'More', links: [{ label: 'A', href: '/a/', about: 'First letter' }] }
  expect(resolve({ label: 'More', items: [{ label: 'A', to: '/a/', about: 'First letter' }] })).toEqual(described)
  expect(() => resolve({ type: 'dropdown', label: 'More', items: [] })).toThrow('must contain at least one link')
})

test('resolves the URLs of doc links, sidebar links and versions', () => {
  expect(resolve({ type: 'doc', docId: 'install/ui' })).toMatchObject({ label: 'Web interface', href: '/docs/install/ui/' })
  expect(resolve({ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' })).toMatchObject({ label: 'Docs', href: '/docs/' })
  expect(resolve({ type: 'docsVersion' })).toMatchObject({ label: 'Next', href: '/docs/', chosenVersion: true })
  expect(resolve({ type: 'docsVersion', to: '/docs/install/' })).not.toHaveProperty('chosenVersion')
  expect(resolve({ type: 'docsVersionDropdown' })).toMatchObject({
    kind: 'menu',
    links: [
      { label: 'Next', href: '/docs/', version: 'current', note: '(current)' },
      { label: '1.0', href: '/docs/1.0/', version: '1.0' },
    ],
  })
})

test('resolves locales, search, HTML and components', () => {
  expect(resolve({ type: 'localeDropdown' })).toEqual({
    kind: 'menu',
    label: 'Deutsch',
    links: [
      { label: 'English', href: '/sub/', locale: 'en', lang: 'en', current: false },
      { label: 'Deutsch', href: '/sub/de/', locale: 'de', lang: 'de-DE', current: true },
    ],
  })
  expect(resolve({ type: 'search' })).toEqual({ kind: 'search' })
  expect(resolve({ type: 'html', value: '<b>x</b>' })).toEqual({ kind: 'html', html: '<b>x</b>' })
  expect(resolve({ type: 'custom-stars' })).toEqual({ kind: 'component', name: 'custom-stars' })
})

test('unknown names fail the build and suggest the file to check and the nearest name', () => {
  expect(() => resolve({ type: 'dropdwn' })).toThrow(
    'Unknown navigation item type "dropdwn". Did you mean "dropdown"? Check content/navigation/navbar.ts.',
  )
  expect(() => resolve({ type: 'doc', docId: 'install/iu' })).toThrow('unknown doc id "install/iu". Did you mean "install/ui"?')
  expect(() => resolve({ type: 'docSidebar', sidebarId: 'dosc' })).toThrow('unknown sidebar "dosc". Did you mean "docs"?')
  expect(() => resolve({ type: 'docSidebar', sidebarId: 'empty' })).toThrow('the sidebar "empty" has no links')
  expect(() => resolve({ type: 'custom-star' })).toThrow('Unknown navigation component "custom-star". Did you mean "custom-stars"?')
  expect(() => resolve({ label: 'No address' })).toThrow('needs a label and a link')
  const without = { ...context, versions: [] }
  for (const type of ['docsVersion', 'docsVersionDropdown']) {
    expect(() => resolveNavItem({ type }, without)).toThrow(
      `A navigation item of type "${type}" needs a documentation version, and lib/settings.mjs has none. Check content/navigation/navbar.ts.`,
    )
  }
})

test('the Solutions popover has five entries and two actions without an address, until the site has pages for them', () => {
  const all = [...solutions.entries, ...solutions.actions]
  expect(all.map(({ label }) => label)).toEqual([
    'Analytics',
    'Engagement',
    'Security',
    'Integrations',
    'Automations',
    'Watch demo',
    'Contact sales',
  ])
  expect(new Set(all.map(({ href }) => href))).toEqual(new Set(['#']))
})
