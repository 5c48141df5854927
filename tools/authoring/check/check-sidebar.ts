import { addressOf, type Collection, collectionNames } from '../../../lib/collections'
import { pageIds } from '../../../lib/nav/sidebar'
import { suggestion } from '../../../lib/nearest'
import type { Finding, Place, Problem } from '../../../lib/problem'
import { slugOf } from '../../../lib/routes'
import { parseData } from '../../../lib/schema/parse-data'
import { type SidebarItem, sidebar as schema } from '../../../lib/schema/sidebar-schema'
import { error } from '../problem'
import { sidebarFile } from './site-facts'
import { snippetName } from './snippets'
import type { FilePlace, SourceFile } from './source-file'

/** Positions of the value `id` in a sidebar file, except for those in brackets. */
const placesOf = (text: string, id: string): Place[] =>
  text.split('\n').flatMap((line, index) => {
    const [, before, value] = line.match(/^(\s*(?:- )*(?:(?:page|link|header): )?)["']?(.*?)["']?\s*(?:#.*)?$/) ?? []
    return value === id && before !== undefined ? [{ line: index + 1, column: before.length + 1 }] : []
  })

const START = { line: 1, column: 1 }

/** The pages that a sidebar can list. */
type SidebarPages = {
  sources: readonly SourceFile[]
  /** Files whose front matter cannot be read. They are neither reported as unknown nor as missing. */
  unreadable: readonly FilePlace[]
  /** Current addresses of pages by their former ones, without a final slash. */
  moved: ReadonlyMap<string, string>
  /** Paths of files whose URL is already used by another page, which is reported for the file. */
  leftOut: readonly string[]
}

/** The ID of the page that an unknown one stands for, which is often its address, its former one or the path of its file. */
function meantPage(id: string, collection: Collection, known: ReadonlyMap<string, string>, pages: SidebarPages): string | undefined {
  const address = `/${id.replace(/^\/|\/$/g, '')}/`
  const page = id.replace(/^(?:\.?\/)?(?:content\/)?|\.mdx?$|\/$/g, '').replace(new RegExp(`^${collection}/`), '')
  const current = pages.moved.get(addressOf(`${collection}/index`) + page)
  const ofFile = pages.sources.find(({ flattened }) => flattened === `${collection}/${page}`)?.url
  return [...known].find(([each, url]) => each === page || [address, current, ofFile].includes(url))?.[0]
}

const isHeader = (item: SidebarItem): item is { header: string } => typeof item === 'object' && 'header' in item

/** Headers without an entry below them, which readers do not see. */
const emptyHeaders = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item, index) => {
    const next = items[index + 1]
    return isHeader(item) && (next === undefined || isHeader(next)) ? [item.header] : []
  })

const idOf = ({ flattened, fields }: SourceFile) => slugOf(flattened, fields) || 'index'

/**
 * Finds sidebar IDs without a page, with two entries, of a snippet or of an unlisted page, sections without entries, and pages of the collection that
 * are missing from the sidebar.
 */
export function checkSidebar(
  { file, text, collection }: { file: string; text: string; collection: Collection },
  pages: SidebarPages,
): Finding[] {
  const { sources, unreadable, leftOut } = pages
  const { data: items } = parseData(text, schema)
  // The check of data files reports an invalid file.
  if (!items) return []
  const own = sources.filter((source) => source.collection === collection)
  const root = addressOf(`${collection}/index`)
  const urlOf = new Map([
    ...unreadable
      .filter((place) => place.collection === collection)
      .map(({ flattened, url }) => [url.slice(root.length).replace(/\/$/, '') || slugOf(flattened) || 'index', url] as const),
    ...own.map((source) => [idOf(source), source.url] as const),
  ])
  const ids = pageIds(items)
  const isLeftOut = (id: string) => leftOut.some((path) => path.endsWith(`/${collection}/${id}.mdx`))
  const unknown = ids.filter((id) => !urlOf.has(id) && !isLeftOut(id))
  const meant = new Map(unknown.map((id) => [id, meantPage(id, collection, urlOf, pages)]))
  // A page whose entry has a mistake is not reported as missing as well.
  const listed = new Set(ids.flatMap((id) => meant.get(id) ?? id).map((id) => urlOf.get(id)))
  const at = (id: string, message: string) => error(placesOf(text, id)[0] ?? START, message)
  const rule = `write the path of a file below content/${collection}/, with slug instead of its last part if it has one, or delete the entry`
  const inSidebar: Problem[] = [
    ...unknown.map((id) => {
      const instead = meant.get(id)
      return at(id, `unknown page "${id}"; ${instead === undefined ? `${rule}.${suggestion(id, urlOf.keys())}` : `write "${instead}"`}`)
    }),
    ...emptyHeaders(items).map((header) => at(header, `the section "${header}" has no entries; write them below it, or delete it`)),
    ...ids
      .filter((id) => id.startsWith('shared/') && urlOf.has(id))
      .map((id) => at(id, `"${id}" is a snippet, which is part of other pages and has none of its own; delete the entry`)),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => {
      const lines = placesOf(text, id).map(({ line }) => line)
      const where = lines.length > 1 ? `, in lines ${lines.join(' and ')}` : ''
      return at(id, `page "${id}" is listed twice${where}; keep one of the entries`)
    }),
    ...own
      .filter(({ fields, url }) => fields.unlisted === true && listed.has(url))
      .map(idOf)
      .map((id) => at(id, `page "${id}" has unlisted: true, which hides it from search; delete this entry, or "unlisted: true"`)),
  ]
  const missing = own
    .filter((source) => snippetName(source) === undefined && !source.fields.unlisted && !source.fields.draft && !listed.has(source.url))
    .map(({ path }) => ({ file: path, ...error(START, `is not in the sidebar; add it to ${file} or set unlisted: true`) }))
  return [...inSidebar.map((problem) => ({ file, ...problem })), ...missing]
}

/** Checks the sidebar of each collection that has one. @param texts text of each sidebar that exists */
export function checkSidebars(texts: ReadonlyMap<Collection, string>, pages: SidebarPages, contentDir: string): Finding[] {
  return collectionNames.flatMap((collection): Finding[] => {
    const name = sidebarFile(collection)
    const file = `${contentDir}/${name}`
    const text = texts.get(collection)
    if (name && text !== undefined) return checkSidebar({ file, text, collection }, pages)
    if (!name || !pages.sources.some((source) => source.collection === collection)) return []
    return [{ file, ...error(START, `does not exist; write it, with the pages of ${contentDir}/${collection}/ in their order`) }]
  })
}
