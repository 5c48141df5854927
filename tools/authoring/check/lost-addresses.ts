import type { Finding } from '../../../lib/problem'
import { publicationOf } from '../../../lib/publication'
import { warning } from '../problem'
import { blogListAddresses } from './blog-lists'
import { type Redirect, readRedirects, redirectsFrom } from './read-redirects'
import { snippetName } from './snippets'
import { readSource, type SourceFile, skipBody } from './source-file'

/** The former text of a page or a file of redirects that was changed, renamed or deleted. Paths are relative to the root of the repository. */
export type FormerFile = {
  path: string
  text: string
  /** Its path now; undefined if it was deleted. */
  now?: string
}

/** Former addresses that neither are pages nor redirect. */
export type LostAddresses = {
  /** Addresses with a final slash. */
  lost: readonly string[]
  /** The file that had them, before and now. `now` is undefined for a deleted page; both are for lists of a blog. */
  before?: SourceFile
  now?: SourceFile
  /** The file with redirects from these addresses before. */
  table?: string
}

/** What is known of the site now. */
type Site = {
  contentDir: string
  /** ISO date of the build. */
  today: string
  /** Addresses of all pages. */
  pages: { has: (url: string) => boolean }
  redirects: readonly Redirect[]
  /** Whether an address may be a page, because a file cannot be read. */
  mayExist: (url: string) => boolean
}

/** A page's own address, and those that redirect to it. */
const addressesOf = ({ url, fields: { redirect_from: former } }: SourceFile): string[] => [
  url,
  ...(Array.isArray(former) ? former : []).map((address) => `${String(address).replace(/\/+$/, '')}/`),
]

/** The page that a file became. A file that was renamed without git has the same title under its new name. */
const successor = (before: SourceFile, now: string | undefined, sources: readonly SourceFile[]) =>
  sources.find(({ path, fields }) => (now === undefined ? fields.title === before.fields.title : path === now))

/**
 * Addresses that readers could open before the changes and that lead nowhere now: of deleted and renamed pages, of pages with another `slug`
 * or `kind`, in a shorter `redirect_from`, and of the lists of tags and authors. Readers do not know the addresses of drafts and snippets.
 */
export function lostAddresses(files: readonly FormerFile[], sources: readonly SourceFile[], site: Site): LostAddresses[] {
  const { contentDir, today, pages } = site
  const isLost = (address: string) =>
    !pages.has(address) && !site.redirects.some((redirect) => redirectsFrom(redirect, address)) && !site.mayExist(address)
  const isPublished = ({ collection, fields }: SourceFile) => publicationOf(collection, fields, today) === 'published'
  const fromTables = files
    .filter(({ path }) => path.startsWith(`${contentDir}/redirects/`))
    .flatMap(({ path, text }) => {
      const lost = readRedirects(path, text)
        .redirects.map(({ from }) => `${from}/`)
        .filter(isLost)
      return lost.length > 0 ? [{ lost, table: path }] : []
    })
  const former = files
    .filter(({ path }) => path.endsWith('.mdx'))
    .flatMap(({ path, text, now }) => {
      const { source: before } = readSource(path, text, contentDir, skipBody)
      return before && snippetName(before) === undefined && isPublished(before) ? [{ before, now }] : []
    })
  const ofPages = former.flatMap(({ before, now: path }): LostAddresses[] => {
    const now = successor(before, path, sources)
    const isUnreadable = path !== undefined && !now
    const lost = isUnreadable || now?.fields.draft === true ? [] : addressesOf(before).filter(isLost)
    return lost.length > 0 ? [{ lost, before, ...(now && { now }) }] : []
  })
  if (former.length === 0) return fromTables
  const changed = new Set(files.map(({ now }) => now))
  const lists = blogListAddresses([
    ...sources.filter(({ path }) => !changed.has(path)).filter(isPublished),
    ...former.map(({ before }) => before),
  ])
  const articles = new Set(former.map(({ before }) => before.url))
  // The last page of a list disappears with its last article.
  const ofLists = lists.filter((address) => isLost(address) && !articles.has(address) && !/\/page\/\d+\/$/.test(address))
  return [...fromTables, ...ofPages, ...ofLists.map((address) => ({ lost: [address] }))]
}

/** The file of redirects to which no page belongs. */
const TABLE = 'redirects/former-addresses.yml'

/** Maximum number of warnings. */
const LISTED = 20

/** The field that changed the address of a page, or empty. */
const changedField = (before: SourceFile, now: SourceFile) =>
  ['slug', 'kind', 'redirect_from'].find((field) => String(before.fields[field]) !== String(now.fields[field])) ?? ''

/** The warning about addresses that lead nowhere. */
function lostFinding({ lost, before, now, table: former }: LostAddresses, contentDir: string): Finding {
  const table = `${contentDir}/${TABLE}`
  const front = `add redirect_from: [${lost.join(', ')}] to`
  const first = `"${lost[0]?.replace(/\/$/, '')}: …"`
  const line = lost.length > 1 ? `add a line for each of them to ${table}, such as ${first}` : `add ${first} to ${table}`
  const nowhere = `${lost.join(' and ')} ${lost.length === 1 ? 'leads' : 'lead'} nowhere`
  const [file, number, message] = (() => {
    if (former) return [former, 1, `${nowhere} without the redirect that was deleted here; restore its line`] as const
    if (!before) return [table, 1, `${nowhere}, and was a list of articles; ${line}`] as const
    if (!now) return [before.path, 1, `was deleted, and ${nowhere}; ${front} the page that replaces it, or ${line}`] as const
    // A second field of this name would be invalid.
    const own = Array.isArray(now.fields.redirect_from) ? `add ${lost.join(' and ')} to its redirect_from` : `${front} its front matter`
    if (now.path !== before.path) return [now.path, 1, `was renamed from ${before.path}, and ${nowhere}; ${own}`] as const
    return [now.path, now.lineOf(changedField(before, now)), `${nowhere} since this change; ${own}`] as const
  })()
  return { file, ...warning({ line: number, column: 1 }, message) }
}

/** The warnings about lost addresses. Of many, as after a folder was deleted on purpose, only the first are listed. */
export function lostFindings(all: readonly LostAddresses[], contentDir: string): Finding[] {
  const findings = all.slice(0, LISTED).map((each) => lostFinding(each, contentDir))
  const rest = all.length - LISTED
  const more = warning({ line: 1, column: 1 }, `${rest} more addresses lead nowhere; redirect those that readers know`)
  return rest > 0 ? [...findings, { file: `${contentDir}/${TABLE}`, ...more }] : findings
}
