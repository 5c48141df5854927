import { addressOf, type Collection, collectionNames } from '../../../lib/collections'
import type { Place } from '../../../lib/mdx/analyse'
import { pageIds } from '../../../lib/nav/sidebar'
import { suggestion } from '../../../lib/nearest'
import { slugOf } from '../../../lib/routes'
import { parseData } from '../../../lib/schema/parse-data'
import { type SidebarItem, sidebar as schema } from '../../../lib/schema/sidebar-schema'
import type { Finding } from './finding'
import { sidebarFile } from './site-facts'
import { snippetName } from './snippets'
import type { FilePlace, SourceFile } from './source-file'

/** Positions of the value `id` in a sidebar file, except for those in brackets. */
const placesOf = (text: string, id: string): Place[] =>
  text.split('\n').flatMap((line, index) => {
    const [, before, value] = line.match(/^(\s*(?:- )*(?:(?:page|link): )?)["']?(.*?)["']?\s*(?:#.*)?$/) ?? []
    return value === id && before !== undefined ? [{ line: index + 1, column: before.length + 1 }] : []
  })

/** Position of the first value `id` in a sidebar file. */
const placeOf = (text: string, id: string): Place => placesOf(text, id)[0] ?? { line: 1, column: 1 }

/** Position of a header in a sidebar file. */
const placeOfHeader = (text: string, header: string): Place => {
  const line = text.split('\n').findIndex((each) => /^- header:/.test(each) && each.includes(header))
  return { line: Math.max(line, 0) + 1, column: 1 }
}

/** The ID of the page that an unknown one stands for, which is often its address, its former one or the path of its file. */
function meantPage(id: string, collection: Collection, known: ReadonlyMap<string, string>, pages: SidebarPages): string | undefined {
  const address = `/${id.replace(/^\/|\/$/g, '')}/`
  const page = id.replace(/^(?:\.?\/)?(?:content\/)?|\.mdx?$|\/$/g, '').replace(new RegExp(`^${collection}/`), '')
  const current = pages.moved.get(addressOf(`${collection}/index`) + page)
  const ofFile = pages.sources.find(({ flattened }) => flattened === `${collection}/${page}`)?.url
  return [...known].find(([each, url]) => each === page || [address, current, ofFile].includes(url))?.[0]
}

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

const isHeader = (item: SidebarItem): item is { header: string } => typeof item === 'object' && 'header' in item

/** Finds headers without an entry below them, which readers do not see. */
function emptySections(items: readonly SidebarItem[], file: string, text: string): Finding[] {
  return items.flatMap((item, index): Finding[] => {
    const next = items[index + 1]
    if (!isHeader(item) || (next !== undefined && !isHeader(next))) return []
    const message = `the section "${item.header}" has no entries; write them below it, or delete it`
    return [{ file, ...placeOfHeader(text, item.header), kind: 'error', message }]
  })
}

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
    ...own.map(({ flattened, fields, url }) => [slugOf(flattened, fields) || 'index', url] as const),
  ])
  const ids = pageIds(items)
  const isLeftOut = (id: string) => leftOut.some((path) => path.endsWith(`/${collection}/${id}.mdx`))
  const unknownIds = ids.filter((id) => !urlOf.has(id) && !isLeftOut(id))
  const meant = new Map(unknownIds.map((id) => [id, meantPage(id, collection, urlOf, pages)]))
  // A page whose entry has a mistake is not reported as missing as well.
  const listed = new Set(ids.flatMap((id) => meant.get(id) ?? id).map((id) => urlOf.get(id)))
  const unknown = unknownIds.map((id): Finding => {
    const instead = meant.get(id)
    const rule = `write the path of a file below content/${collection}/, with slug instead of its last part if it has one, or delete the entry`
    const advice = instead === undefined ? `${rule}.${suggestion(id, urlOf.keys())}` : `write "${instead}"`
    const message = `unknown page "${id}"; ${advice}`
    return { file, ...placeOf(text, id), kind: 'error', message }
  })
  const snippets = ids
    .filter((id) => id.startsWith('shared/') && urlOf.has(id))
    .map((id): Finding => {
      const message = `"${id}" is a snippet, which is part of other pages and has none of its own; delete the entry`
      return { file, ...placeOf(text, id), kind: 'error', message }
    })
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id): Finding => {
    const lines = placesOf(text, id).map(({ line }) => line)
    const where = lines.length > 1 ? `, in lines ${lines.join(' and ')}` : ''
    return { file, ...placeOf(text, id), kind: 'error', message: `page "${id}" is listed twice${where}; keep one of the entries` }
  })
  const unlisted = own
    .filter(({ fields, url }) => fields.unlisted === true && listed.has(url))
    .map(({ flattened, fields }): Finding => {
      const id = slugOf(flattened, fields) || 'index'
      const message = `page "${id}" has unlisted: true, which hides it from search; delete this entry, or "unlisted: true"`
      return { file, ...placeOf(text, id), kind: 'error', message }
    })
  const missing = own
    .filter((source) => snippetName(source) === undefined && !source.fields.unlisted && !source.fields.draft && !listed.has(source.url))
    .map(
      ({ path }): Finding => ({
        file: path,
        line: 1,
        column: 1,
        kind: 'error',
        message: `is not in the sidebar; add it to ${file} or set unlisted: true`,
      }),
    )
  return [...unknown, ...emptySections(items, file, text), ...snippets, ...twice, ...unlisted, ...missing]
}

/** Checks the sidebar of each collection that has one. @param texts text of each sidebar that exists */
export function checkSidebars(texts: ReadonlyMap<Collection, string>, pages: SidebarPages, contentDir: string): Finding[] {
  return collectionNames.flatMap((collection): Finding[] => {
    const name = sidebarFile(collection)
    if (!name) return []
    const file = `${contentDir}/${name}`
    const text = texts.get(collection)
    if (text !== undefined) return checkSidebar({ file, text, collection }, pages)
    if (!pages.sources.some((source) => source.collection === collection)) return []
    const message = `does not exist; write it, with the pages of ${contentDir}/${collection}/ in their order`
    return [{ file, line: 1, column: 1, kind: 'error', message }]
  })
}
