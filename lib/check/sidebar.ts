import type { SidebarItem } from '../nav/sidebar'
import { suggestion } from '../nearest'
import { slugOf } from '../routes'
import type { Finding } from './finding'
import { placeOfText } from './redirects'
import { snippetName } from './snippets'
import type { FilePlace, SourceFile } from './source-file'

/** A sidebar and its source text, which is used to find the line of an item. */
type SidebarFile = { file: string; text: string; items: readonly SidebarItem[] }

/** IDs of the pages in a sidebar, in order. */
function idsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item]
    if (item.type === 'doc') return [item.id]
    return item.type === 'category' ? [...(item.link === undefined ? [] : [item.link]), ...idsIn(item.items)] : []
  })
}

/**
 * Finds sidebar IDs without a page, and documentation pages that are missing from the sidebar.
 * @param unreadable files whose front matter cannot be read; they are neither reported as unknown nor as missing
 */
export function checkSidebar(sidebar: SidebarFile, sources: readonly SourceFile[], unreadable: readonly FilePlace[]): Finding[] {
  const docs = sources.filter(({ collection }) => collection === 'docs')
  const urlOf = new Map([
    ...unreadable
      .filter(({ collection }) => collection === 'docs')
      .map(({ flattened, url }) => [url.replace(/^\/docs\/|\/$/g, '') || slugOf(flattened) || 'index', url] as const),
    ...docs.map(({ flattened, fields, url }) => [slugOf(flattened, fields) || 'index', url] as const),
  ])
  const ids = idsIn(sidebar.items)
  const listed = new Set(ids.map((id) => urlOf.get(id)))
  const unknown = ids
    .filter((id) => !urlOf.has(id))
    .map((id): Finding => {
      const message = `unknown page "${id}"; write the path of a file below content/docs/.${suggestion(id, urlOf.keys())}`
      return { file: sidebar.file, ...placeOfText(sidebar.text, id), kind: 'error', message }
    })
  const missing = docs
    .filter((source) => snippetName(source) === undefined && !source.fields.unlisted && !source.fields.draft && !listed.has(source.url))
    .map(
      ({ path }): Finding => ({
        file: path,
        line: 1,
        column: 1,
        kind: 'error',
        message: `is not in the sidebar; add it to ${sidebar.file} or set unlisted: true`,
      }),
    )
  return [...unknown, ...missing]
}
