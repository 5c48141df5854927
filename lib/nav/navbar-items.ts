import { suggestion } from '../nearest'
import { type VersionEntry, versionNote } from './docs-versions'
import { NAVBAR_FILE } from './nav-item-error'
import { flattenSidebar, type SidebarNode } from './sidebar'

/** All item types of the navigation bar. In addition, `custom-…` refers to a component in the navbar registry. */
export const navItemTypes = [
  'default',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
] as const

/** Valid `custom-…` types, implemented in components/layout/navbar-components.tsx. */
export const navbarComponentNames = ['custom-latest-release', 'custom-solutions'] as const
export type NavbarComponentName = (typeof navbarComponentNames)[number]
/** `stacked` is true in the mobile menu and false in the navigation bar. */
export type NavbarComponentProps = { stacked: boolean }

/** An item in `content/navigation/navbar.ts`. */
export type NavItem = {
  type?: string
  label?: string
  to?: string
  href?: string
  icon?: string
  emphasis?: boolean
  /** One line about an entry of a menu. */
  about?: string
  /** Markup of an `html` item. */
  value?: string
  docId?: string
  sidebarId?: string
  items?: readonly NavItem[]
}

/** An item with its position in the navigation bar. */
export type PlacedNavItem = NavItem & { position: 'left' | 'right' }

/** A menu link to a page, to the current page in another locale, or to a version of the documentation. `note` stands after the label, and `about` below it. */
export type NavMenuLink = {
  label: string
  href: string
  about?: string
  locale?: string
  lang?: string
  version?: string
  note?: string
  current?: boolean
}

/** An item that is ready to render. All item types resolve to one of these five kinds. */
export type ResolvedNavItem =
  | { kind: 'link'; label: string; href: string; external: boolean; icon?: string; emphasis: boolean; chosenVersion?: boolean }
  | { kind: 'menu'; label: string; links: NavMenuLink[] }
  | { kind: 'search' }
  | { kind: 'html'; html: string }
  | { kind: 'component'; name: string }

/** The content that item names are resolved against. */
export type NavContext = {
  docs: ReadonlyMap<string, { label: string; url: string }>
  sidebars: ReadonlyMap<string, readonly SidebarNode[]>
  versions: ReadonlyArray<VersionEntry & { mainDocId: string }>
  /** Locales with their URLs. `current` is true for the locale of this build. */
  locales: ReadonlyArray<{ code: string; label: string; htmlLang: string; href: string; current: boolean }>
  components: readonly string[]
}

const HINT = `Check ${NAVBAR_FILE}.`
const fail = (message: string): never => {
  throw new Error(`${message} ${HINT}`)
}

function link(item: NavItem, label: string | undefined, href: string | undefined): ResolvedNavItem {
  if (!label || !href) return fail(`A navigation item of type "${item.type ?? 'default'}" needs a label and a link.`)
  const external = /^[a-z]+:\/\//.test(href)
  return { kind: 'link', label, href, external, emphasis: item.emphasis ?? false, ...(item.icon && { icon: item.icon }) }
}

function docLink(item: NavItem, context: NavContext): ResolvedNavItem {
  const id = item.docId ?? fail('A navigation item of type "doc" needs a docId.')
  const doc = context.docs.get(id)
  if (!doc) return fail(`Navigation item: unknown doc id "${id}".${suggestion(id, context.docs.keys())}`)
  return link(item, item.label ?? doc.label, doc.url)
}

function sidebarLink(item: NavItem, context: NavContext): ResolvedNavItem {
  const id = item.sidebarId ?? fail('A navigation item of type "docSidebar" needs a sidebarId.')
  const sidebar = context.sidebars.get(id)
  if (!sidebar) return fail(`Navigation item: unknown sidebar "${id}".${suggestion(id, context.sidebars.keys())}`)
  const first = flattenSidebar(sidebar)[0]
  if (!first) return fail(`Navigation item: the sidebar "${id}" has no links.`)
  return link(item, item.label ?? first.label, first.href)
}

const newestVersion = (type: string, context: NavContext) =>
  context.versions[0] ?? fail(`A navigation item of type "${type}" needs a documentation version, and lib/settings.mjs has none.`)

/** Resolves an item to one of the kinds above. Throws on an unknown type, doc, sidebar or component and suggests the nearest one. */
export function resolveNavItem(item: NavItem, context: NavContext): ResolvedNavItem {
  const type = item.type ?? (item.items ? 'dropdown' : 'default')
  if (type.startsWith('custom-')) {
    if (!context.components.includes(type)) fail(`Unknown navigation component "${type}".${suggestion(type, context.components)}`)
    return { kind: 'component', name: type }
  }
  switch (type) {
    case 'default':
      return link(item, item.label, item.to ?? item.href)
    case 'dropdown': {
      const entries = item.items ?? []
      const plain = entries.flatMap((child) => {
        const entry = resolveNavItem({ ...child, emphasis: false }, context)
        return entry.kind === 'link' ? [{ label: entry.label, href: entry.href, ...(child.about && { about: child.about }) }] : []
      })
      if (plain.length === 0 || plain.length !== entries.length)
        fail(`The dropdown "${item.label}" must contain at least one link, and only links.`)
      return { kind: 'menu', label: item.label ?? fail('A dropdown needs a label.'), links: plain }
    }
    case 'localeDropdown':
      return {
        kind: 'menu',
        label: item.label ?? context.locales.find(({ current }) => current)?.label ?? 'Language',
        links: context.locales.map(({ code, htmlLang, ...rest }) => ({ ...rest, locale: code, lang: htmlLang })),
      }
    case 'search':
      return { kind: 'search' }
    case 'html':
      return { kind: 'html', html: item.value ?? fail('A navigation item of type "html" needs a value.') }
    case 'doc':
      return docLink(item, context)
    case 'docSidebar':
      return sidebarLink(item, context)
    case 'docsVersion': {
      const version = newestVersion(type, context)
      const resolved = link(item, item.label ?? version.label, item.to ?? version.path)
      // Without an explicit URL, the link goes to the version that the reader selected last.
      return resolved.kind === 'link' && !item.to ? { ...resolved, chosenVersion: true } : resolved
    }
    case 'docsVersionDropdown':
      return {
        kind: 'menu',
        label: item.label ?? newestVersion(type, context).label,
        links: context.versions.map((version) => {
          const note = versionNote(version)
          return { label: version.label, href: version.path, version: version.name, ...(note && { note }) }
        }),
      }
    default:
      return fail(`Unknown navigation item type "${type}".${suggestion(type, navItemTypes)}`)
  }
}
