import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { blogs } from '../../../lib/blogs'
import { routePages } from '../../../lib/content/route-pages'
import { analyseTree, parseBody } from '../../../lib/mdx/analyse'
import { feedFiles, routes } from '../../../lib/routes'
import { isFormerPath } from '../../../lib/schema/values'
import { addressKey } from '../convert/convert-addresses'
import { asTexts } from '../convert/convert-fields'
import { readSourcePage } from '../convert/convert-front-matter'
import type { Note } from '../convert/note'
import type { SiteConfig } from './config'
import type { SitePage } from './imported-pages'
import { runCode } from './run-code'

/** A redirect of the Docusaurus site. */
type Redirect = { from: string; to: string }

/** Former addresses by the new address of their page, and all redirects that do not lead to the top of a page, as entries of a data file. */
export type ImportedRedirects = {
  ofPages: Map<string, string[]>
  others: Map<string, string>
  addOther: (from: string, to: string) => void
}

/** What `createRedirects` returns for all addresses of the site. */
function createdRedirects(site: string, config: SiteConfig, addresses: readonly string[], notes: Note[]): Redirect[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-docusaurus-'))
  const file = path.join(folder, 'addresses.json')
  try {
    writeFileSync(file, JSON.stringify(addresses))
    const result = runCode(path.join(site, config.file), file)
    if (result.problem === undefined) {
      const entries = result.value as Array<{ to: string; from: string[] }>
      return entries.flatMap(({ to, from }) => from.map((each) => ({ from: each, to })))
    }
    const message = `createRedirects could not be called (${result.problem}); add its redirects to redirect_from of the pages`
    notes.push({ topic: 'Redirects', file: config.file, line: 1, message })
    return []
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Addresses of pages and feeds that this site has without a content file. */
const ownAddresses: ReadonlySet<string> = new Set(
  [
    ...Object.values(routePages).map(({ path }) => path),
    routes.search(),
    routes.releases(),
    ...blogs.flatMap(({ id }) => [routes.blog(id), routes.blogArchive(id), routes.blogTags(id), routes.blogAuthors(id)]),
    ...feedFiles.flatMap((file) => [routes.releaseFeed(file), ...blogs.map(({ id }) => routes.blogFeed(id, file))]),
  ].map(addressKey),
)

/** Lists of blogs whose addresses depend on the articles: of one tag, of one author, and further pages. */
const ownLists: readonly string[] = blogs.flatMap(({ id }) =>
  [routes.blogTags(id), routes.blogAuthors(id), routes.post(id, 'page')].map((address) => `${addressKey(address)}/`),
)

/** Whether this site itself has a page at an address without slashes at its ends. */
const isOwnAddress = (key: string) => ownAddresses.has(key) || ownLists.some((list) => key.startsWith(list))

/** An address without slashes at its ends, decoded if it is valid. */
const decodedAddress = (address: string) => {
  const path = address.replace(/^\/+|\/+$/g, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Former addresses of all pages: those that changed with the import, and the redirects of the site.
 * @param categories new address by former address of generated index pages
 * @param existing addresses of other pages in the content folder
 */
export function importRedirects(
  site: string,
  config: SiteConfig,
  pages: readonly SitePage[],
  categories: ReadonlyMap<string, string>,
  existing: readonly string[],
  notes: Note[],
): ImportedRedirects {
  const present = new Set([...pages.map(({ newAddress }) => newAddress), ...existing].map(addressKey))
  const targets = new Map(pages.map(({ oldAddress, newAddress }) => [addressKey(oldAddress), newAddress]))
  const taken = new Set<string>()
  const ofPages = new Map<string, string[]>()
  const others: ImportedRedirects['others'] = new Map()
  const note = (message: string) => notes.push({ topic: 'Redirects', file: config.file, line: 1, message })
  /** Whether a former address has only characters that it can have; otherwise it is noted. */
  const isPossible = (from: string): boolean => {
    const possible = isFormerPath(from)
    if (!possible) note(`the redirect from ${from} was left out, because hosts read its characters * + : or brackets as a pattern`)
    return possible
  }
  /** The former address without slashes at its ends, or undefined if it cannot or need not redirect. */
  const formerKey = (from: string, to: string): string | undefined => {
    const key = addressKey(from)
    if (key === addressKey(to) || taken.has(key)) return undefined
    if (key === '') note(`the first page of the former site is now ${to}; the home page of this site is at its address`)
    else if (present.has(key) || isOwnAddress(key)) note(`the redirect from ${from} to ${to} was left out, because a page has this address`)
    else {
      taken.add(key)
      return isPossible(`/${encodeURI(key)}`) ? encodeURI(key) : undefined
    }
    return undefined
  }
  const add = (from: string, to: string) => {
    const key = formerKey(from, to)
    if (key) ofPages.set(to, [...(ofPages.get(to) ?? []), `/${key}/`])
  }
  const addOther = (from: string, to: string) => {
    const key = formerKey(from, to)
    if (key) others.set(`/${key}`, to)
  }
  /** Adds the address of a file such as `/docs/page.html`, which a redirect from `/docs/page` does not include. */
  const addFile = (from: string, to: string) => {
    const address = encodeURI(`/${decodedAddress(from)}`)
    if (!others.has(address) && isPossible(address)) others.set(address, to)
  }
  for (const { oldAddress, newAddress, source } of pages) {
    add(oldAddress, newAddress)
    for (const from of asTexts(source.fields.redirect_from) ?? []) add(from, newAddress)
    if (addressKey(oldAddress)) for (const extension of config.formerExtensions) addFile(`${oldAddress}.${extension}`, newAddress)
  }
  for (const [from, to] of categories) add(from, to)
  const listed = config.redirects.flatMap(({ from, to }) => from.map((each) => ({ from: each, to })))
  const created = config.createsRedirects
    ? createdRedirects(
        site,
        config,
        pages.map(({ oldAddress }) => oldAddress),
        notes,
      )
    : []
  for (const { from, to } of [...listed, ...created]) {
    const target = targets.get(addressKey(to)) ?? categories.get(`/${addressKey(to)}`)
    const rest = to.match(/[?#].*$/)?.[0] ?? ''
    if (target && /[^/]\.html$/.test(from) && !/\/index\.html$/.test(from)) addFile(from, target + rest)
    if (target && !rest) add(from, target)
    else if (target || /^https?:/.test(to)) addOther(from, target ? target + rest : to)
    else note(`the redirect from ${from} leads to ${to}, which is not imported; add it to content/redirects/ with another target`)
  }
  return { ofPages, others, addOther }
}

/** Former addresses in the other redirect files of the content folder. */
function redirectedBefore(out: string): Set<string> {
  const folder = path.join(out, 'redirects')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yml') && file !== 'docusaurus.yml') : []
  return new Set(files.flatMap((file) => Object.keys(Object(parse(readFileSync(path.join(folder, file), 'utf8')))).map(addressKey)))
}

/** Whether a page has a heading or an anchor of a name. */
function hasAnchor(page: string, name: string): boolean {
  const { body } = readSourcePage(page)
  const { headingPlaces, ids } = analyseTree(parseBody(body), body)
  return headingPlaces.some(({ id }) => id === name) || ids.includes(name)
}

/**
 * Redirects that the content check accepts: those whose address does not redirect already, without the names of headings that do not exist.
 * @param bodies texts of the imported pages, by address
 */
export function acceptedRedirects(
  out: string,
  redirects: ReadonlyMap<string, string>,
  bodies: ReadonlyMap<string, unknown>,
  note: (message: string) => void,
): Map<string, string> {
  const before = redirectedBefore(out)
  const accepted = new Map<string, string>()
  for (const [from, to] of redirects) {
    if (before.has(addressKey(from))) {
      note(`the redirect from ${from} to ${to} was left out, because another file in content/redirects/ has it`)
      continue
    }
    const [address = '', name] = to.split('#')
    const page = bodies.get(address)
    const isWrong = name !== undefined && typeof page === 'string' && !hasAnchor(page, name)
    if (isWrong) note(`the redirect from ${from} leads to ${address} now, because "#${name}" names no heading of that page`)
    accepted.set(from, isWrong ? address : to)
  }
  return accepted
}
