import { addressOf, type Collection, collections } from '../../../lib/collections'
import { pageIds } from '../../../lib/nav/sidebar'
import { parseData } from '../../../lib/schema/parse-data'
import { sidebar as schema } from '../../../lib/schema/sidebar-schema'
import type { Redirect } from '../../authoring/check/read-redirects'

/** Last part of the address of a page that introduces its folder. */
const OVERVIEW = 'overview/'

/** The folders above an address, the nearest first: `/docs/a/b/` is in `/docs/a/`, `/docs/` and `/`. */
function foldersOf(url: string): string[] {
  const parts = url.split('/').slice(1, -2)
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}/`).concat('/')
}

/** Addresses of the pages in a sidebar, in reading order. A sidebar that is not valid has none; the check of data files reports it. */
function sidebarPages(collection: Collection, text: string): string[] {
  const { data: items = [] } = parseData(text, schema)
  return pageIds(items).map((id) => addressOf(`${collection}/${id}`))
}

const numbersOf = (version: string) => version.split('.').map(Number)

/** All versions from one version to another, `0.1.2` to `0.1.5`. Of two minor versions, the last patch of the first is not known. */
function versionsBetween(first: string, last: string): string[] {
  const [[major, minor = 0, patch = 0], [lastMajor, lastMinor = 0, lastPatch = 0]] = [numbersOf(first), numbersOf(last)]
  if (major !== lastMajor || minor > lastMinor || lastPatch > 99) return []
  const start = minor === lastMinor ? patch : 0
  const patches = Array.from({ length: Math.max(lastPatch - start + 1, 0) }, (_, index) => `${major}.${lastMinor}.${start + index}`)
  return minor === lastMinor ? patches : [first, ...patches]
}

/** The addresses of single versions by the page of their range: `/docs/release/v0.1.3/` of `/docs/release/v0.1.2-v0.1.5/`. */
const versionAddresses = (url: string): string[] => {
  const [, folder, first, last] = url.match(/^(.*\/)v(\d+\.\d+\.\d+)-v(\d+\.\d+\.\d+)\/$/) ?? []
  return folder && first && last ? versionsBetween(first, last).map((version) => `${folder}v${version}/`) : []
}

/** The page that answers for a folder without a page of its own. */
function pageFor(folder: string, pages: readonly string[], order: readonly string[]): string | undefined {
  const overview = folder + OVERVIEW
  if (pages.includes(overview)) return overview
  const first = order.find((url) => url.startsWith(folder) && pages.includes(url))
  if (first) return first
  const list = Object.values(collections).flatMap((entry) => ('lists' in entry && entry.lists.folder === folder ? [entry.lists.page] : []))
  return [...list, ...foldersOf(folder)].find((url) => pages.includes(url))
}

/**
 * Redirects from addresses that readers get by shortening or guessing one: from each folder without a page to its overview, to its first page
 * in a sidebar, or to the nearest page above it, and from each version to the release notes of its range. They are not permanent, because
 * browsers would remember them when a page gets the address.
 * @param urls addresses of all pages that readers can open
 * @param sidebars text of the sidebar of each collection that has one
 * @param taken former addresses that already redirect, without a final slash
 */
export function shortenedAddresses(
  urls: readonly string[],
  sidebars: ReadonlyMap<Collection, string>,
  taken: ReadonlySet<string>,
): Redirect[] {
  const order = [...sidebars].flatMap(([collection, text]) => sidebarPages(collection, text))
  const folders = [...new Set(urls.flatMap(foldersOf))].map((folder) => [folder, pageFor(folder, urls, order)] as const)
  const versions = urls.flatMap((url) => versionAddresses(url).map((from) => [from, url] as const))
  const known = new Set([...urls, ...[...taken].map((from) => `${from}/`)])
  return [...folders, ...versions].flatMap(([from, to]) => {
    if (to === undefined || known.has(from)) return []
    known.add(from)
    return [{ from: from.slice(0, -1), to, permanent: false }]
  })
}
