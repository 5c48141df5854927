import type { SidebarItem } from '../../../lib/schema/sidebar-schema'
import { type Context, findPage, groupItem, humanized, isEntry, pageEntry, type SidebarPage } from './sidebar-entries'

/** The pages and folders of a folder in the order of Docusaurus: by position, then by name. */
function folderItems(context: Context, folders: string[], folderPage?: SidebarPage): SidebarItem[] {
  const depth = folders.length
  const inside = context.pages.filter((page) => page !== folderPage && folders.every((name, index) => page.folders[index] === name))
  const pages = inside
    .filter((page) => page.folders.length === depth)
    .map((page) => ({ position: page.position, name: page.file, items: () => pageEntry(context, page) }))
  const names = [...new Set(inside.flatMap((page) => page.folders[depth] ?? []))]
  const groups = names.map((name) => subfolder(context, [...folders, name]))
  const ordered = [...pages, ...groups].sort(
    (a, b) => (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) || a.name.localeCompare(b.name, 'en'),
  )
  return ordered.flatMap(({ items }) => items())
}

function subfolder(context: Context, folders: string[]): { position: number | undefined; name: string; items: () => SidebarItem[] } {
  const path = folders.join('/')
  const settings = context.folders.get(path) ?? {}
  const link = isEntry(settings.link) ? settings.link : {}
  const own = context.pages.find((page) => page.isFolderPage && page.folders.join('/') === path)
  const named = link.type === 'doc' ? (findPage(context, `${path}/${String(link.id)}`) ?? findPage(context, String(link.id))) : undefined
  // Without a link of its own, the label leads to the index page, unless the file says that there is none.
  const linked = link.type !== undefined ? named : settings.link === null ? undefined : own
  const file = context.pages
    .find((page) => page.folders.join('/').startsWith(path))
    ?.file.split('/')
    .slice(0, folders.length)
    .join('/')
  return {
    position: settings.position ?? own?.position,
    name: file ?? path,
    items: () =>
      groupItem(context, settings.label ?? linked?.title ?? humanized(folders.at(-1) ?? ''), link, linked, () =>
        folderItems(context, folders, linked),
      ),
  }
}

/**
 * The pages and folders of a folder by its path, with or without number prefixes; undefined if there is no such folder.
 * @param path `.` for all pages, or a path below the folder of the documentation
 */
export function folderItemsAt(context: Context, path: string): SidebarItem[] | undefined {
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  if (names.length === 0) return folderItems(context, [])
  const wanted = names.join('/')
  const inside = context.pages.find(
    ({ file, folders }) => file.startsWith(`${wanted}/`) || `${folders.join('/')}/`.startsWith(`${wanted}/`),
  )
  return inside && folderItems(context, inside.folders.slice(0, names.length))
}
