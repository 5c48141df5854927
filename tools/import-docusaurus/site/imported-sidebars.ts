import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { slugOf } from '../../../lib/routes'
import type { SidebarItem } from '../../../lib/schema/sidebar-schema'
import { walkFiles } from '../../authoring/command/walk'
import { isFolderPage, unnumbered } from '../convert/convert-addresses'
import { convertSidebars } from '../convert/convert-sidebar'
import type { Note } from '../convert/note'
import type { CategoryPage, FolderSettings, SidebarPage } from '../convert/sidebar-entries'
import { wordsOf } from './complete'
import type { DocsInstance } from './docs-instance'
import type { DocPage } from './imported-pages'
import { runCode } from './run-code'

/** ID of a documentation page in the sidebar of this site. */
export const sidebarId = ({ flattened, slug }: Pick<DocPage, 'flattened' | 'slug'>) => slugOf(flattened, { slug }) || 'index'

/** What the `_category_` files of a documentation say, by folder without number prefixes. */
function folderSettings(site: string, instance: DocsInstance, notes: Note[]): Map<string, FolderSettings> {
  const settings = new Map<string, FolderSettings>()
  const root = path.join(site, instance.folder)
  const read = (part: string) => (instance.numbered ? unnumbered(part) : { name: part })
  for (const file of walkFiles(root).filter((each) => /_category_\.(?:json|ya?ml)$/.test(each))) {
    const folders = path.relative(root, path.dirname(file)).split(path.sep).map(read)
    const name = path.relative(site, file)
    const result = readSettings(file)
    if (result === undefined) notes.push({ topic: 'Sidebar', file: name, line: 1, message: 'the file is not valid and was left out' })
    const { position } = folders.at(-1) ?? {}
    settings.set(folders.map((folder) => folder.name).join('/'), { ...(position !== undefined && { position }), ...result })
  }
  return settings
}

/** The content of a JSON or YAML file; undefined if it is not valid. */
function readSettings(file: string): FolderSettings | undefined {
  try {
    const value: unknown = parse(readFileSync(file, 'utf8'), { uniqueKeys: false })
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return undefined
  }
}

/** The title that a page will have in the sidebar: of the front matter, or of its first h1. */
function labelOf({ source, place }: DocPage): string {
  const { sidebar_label: label, title } = source.fields
  const heading = source.body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').match(/^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*$/m)?.[1]
  return (
    [label, title, heading].map((text) => (typeof text === 'string' || typeof text === 'number' ? String(text) : '')).find(Boolean) ??
    place.name
  )
}

function sidebarPage(page: DocPage): SidebarPage {
  const { sidebar_position: given } = page.source.fields
  const position = typeof given === 'number' ? given : page.place.position
  return {
    id: page.id,
    page: sidebarId(page),
    title: labelOf(page),
    hasLabel: typeof page.source.fields.sidebar_label === 'string',
    folders: page.place.folders,
    file: page.file.slice(page.instance.folder.length + 1),
    position,
    isFolderPage: isFolderPage(page.place),
    isHidden: page.source.fields.unlisted === true,
    isDraft: page.source.fields.draft === true,
  }
}

/** The sidebar of a site, its generated index pages, and what `_category_` files say about the folders of each documentation. */
export type ImportedSidebars = {
  items: SidebarItem[]
  categories: Array<CategoryPage & { base: string }>
  folders: ReadonlyMap<DocsInstance, ReadonlyMap<string, FolderSettings>>
}

/** Name of a documentation for readers. A short id is an abbreviation, such as `api`. */
export function instanceName({ id }: DocsInstance): string {
  if (id === 'default') return 'Documentation'
  return id.length <= 3 ? id.toUpperCase() : wordsOf(id)
}

/** Sidebars whose IDs and names do not begin with a version, as they do in versions that Docusaurus 2 made before its release. */
function withoutVersion(value: unknown, version: string | undefined): unknown {
  if (version === undefined || value === undefined) return value
  const prefix = `version-${version}/`
  return JSON.parse(JSON.stringify(value).replaceAll(`"${prefix}`, '"'))
}

/** The sidebar of all documentations of a site. A second documentation is a section of its own. */
export function importSidebars(
  site: string,
  docs: readonly DocPage[],
  { href, notes }: { href: (url: string) => string | undefined; notes: Note[] },
): ImportedSidebars {
  const instances = [...new Set(docs.map(({ instance }) => instance))]
  const folders = new Map(instances.map((instance) => [instance, folderSettings(site, instance, notes)]))
  const parts = instances.map((instance) => {
    const file = instance.sidebarFile ?? instance.folder
    const note = (message: string) => notes.push({ topic: 'Sidebar', file, line: 1, message })
    const loaded = instance.sidebarFile ? runCode(path.join(site, instance.sidebarFile)) : undefined
    if (loaded?.problem !== undefined) note(`the file could not be loaded (${loaded.problem}); the sidebar follows the folders instead`)
    const sidebars = loaded && loaded.problem === undefined ? withoutVersion(loaded.value, instance.version?.name) : undefined
    const pages = docs.filter((page) => page.instance === instance).map(sidebarPage)
    const { items, categories } = convertSidebars(
      { pages, folders: folders.get(instance) ?? new Map(), href, note },
      sidebars,
      'More pages',
    )
    const header = instances.length > 1 ? [{ header: instanceName(instance) }] : []
    const hasHeader = items.some((item) => typeof item === 'object' && 'header' in item)
    return {
      items: [...(hasHeader ? [] : header), ...items],
      categories: categories.map((category) => ({ ...category, base: instance.base })),
    }
  })
  return { items: parts.flatMap(({ items }) => items), categories: parts.flatMap(({ categories }) => categories), folders }
}
