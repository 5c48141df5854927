import { blogs } from '../../../lib/blogs'
import type { Collection } from '../../../lib/collections'
import { addressFields } from '../../../lib/content/content-parts'
import type { ComponentRule } from '../../../lib/mdx/component-rules'
import type { Finding } from '../../../lib/problem'
import { publicationOf } from '../../../lib/publication'
import { routes, slugOf } from '../../../lib/routes'
import { error, warning } from '../problem'
import { blogListAddresses, checkReservedSlug } from './blog-lists'
import { checkBody, checkShareImage, type MissingPicture } from './check-body'
import { checkFrontMatter } from './check-front-matter'
import { checkLinks, idsOf, type LinkTargets } from './check-links'
import { checkRedirectFrom, checkRedirects } from './check-redirects'
import { checkDataLinks } from './data-links'
import { checkDataNames, dataNames } from './data-names'
import { checkImageVersions, newestEngine } from './image-versions'
import { type FormerFile, type LostAddresses, lostAddresses, lostFindings } from './lost-addresses'
import { checkReadingLists, type KnownNames } from './names'
import { pageRedirects, type Redirect, type RedirectTable, shortLinksOf } from './read-redirects'
import { circularSnippets, snippetName, unusedSnippets } from './snippets'
import { type FilePlace, readSource, type SourceFile } from './source-file'

/** Everything that the checks need besides the files themselves. */
export type CheckContext = KnownNames & {
  contentDir: string
  components: ReadonlyMap<string, ComponentRule>
  /** URLs of pages without a content file. The list pages of blogs are derived from the articles and need not be included. */
  otherPages: readonly string[]
  isFile: (path: string) => boolean
  missingPicture: MissingPicture
  redirectTables: readonly RedirectTable[]
  /** Text of each data file by its path. */
  dataFiles: ReadonlyMap<string, string>
  /** Pages and files of redirects that were changed, renamed or deleted since the last published state that git knows. */
  formerFiles: readonly FormerFile[]
  /** Parses a file; `readSource` by default. The development server passes a version that caches unchanged files. */
  read?: typeof readSource
  origin: string
  /** ISO date of the build, which decides which articles are published. */
  today: string
}

/** Finds pages with a value that another page has. @param keyOf the value; undefined for pages without one */
function duplicates(sources: readonly SourceFile[], field: string, keyOf: (source: SourceFile) => unknown, what = field): Finding[] {
  const seen = new Map<unknown, SourceFile>()
  return sources.flatMap((source): Finding[] => {
    const key = keyOf(source)
    const first = seen.get(key)
    if (!first) seen.set(key, source)
    const place = { ...(source.positionOf([field]) ?? { line: 1 }), field }
    return first && key !== undefined ? [{ file: source.path, ...error(place, `same ${what} as ${first.path}: ${String(key)}`) }] : []
  })
}

/** The number of a session with its series: the webinars, or one kind of page in `content/community/`. Undefined for pages without one. */
const sessionNumber = ({ collection, fields: { number, kind } }: SourceFile) =>
  typeof number === 'number' && ['webinar', 'community'].includes(collection) ? `${kind ?? collection} ${number}` : undefined

/**
 * Pages whose URL is already used, with the page that is kept: a page of the site, or the first file by path. The build leaves them out.
 * @param others URLs of pages that are not generated from content files
 */
function duplicateAddresses(sources: readonly SourceFile[], others: readonly string[]): Map<SourceFile, string> {
  const kept = new Map(others.map((url) => [url, 'a page of the site']))
  return new Map(
    sources.flatMap((source) => {
      const first = kept.get(source.url)
      if (!first) kept.set(source.url, source.path)
      return first ? [[source, first] as const] : []
    }),
  )
}

/** URL prefixes of blogs with an unreadable article. Their list pages cannot be determined, because lists are derived from the articles. */
const listPrefixesOf = (unreadable: readonly FilePlace[]) =>
  blogs.filter(({ id }) => unreadable.some(({ collection }) => collection === id)).map(({ id }) => routes.post(id, ''))

/** Links to lost addresses of a page, which have a fix. */
const toPageNow = ({ lost, now }: LostAddresses): Redirect[] =>
  now ? lost.map((address) => ({ from: address.replace(/\/$/, ''), to: now.url, permanent: true })) : []

/** Result of a content check. */
export type CheckResult = {
  findings: Finding[]
  sources: SourceFile[]
  /** Files with an invalid encoding or invalid front matter. */
  unreadable: FilePlace[]
  /** Current addresses of pages by their former ones, without a final slash. */
  moved: ReadonlyMap<string, string>
  /** Paths of files whose URL is already used by another page. The build leaves them out. */
  leftOut: string[]
}

/** Checks all content files. @param files content of each file by its path relative to the repository root */
export function checkContent(files: ReadonlyMap<string, string>, context: CheckContext): CheckResult {
  const { contentDir, dataFiles, redirectTables, today } = context
  const read = context.read ?? readSource
  const results = [...files].map(([path, text]) => read(path, text, contentDir))
  const sources = results.flatMap(({ source }) => source ?? [])
  const unreadable = results.flatMap((result) => result.unreadable ?? [])
  const snippets = new Set([...sources, ...unreadable].flatMap((place) => snippetName(place) ?? []))
  const leftOut = duplicateAddresses(sources, context.otherPages)
  const built = sources.filter((source) => !leftOut.has(source))
  const stateOf = ({ collection, fields }: SourceFile) => publicationOf(collection, fields, today)
  const lists = blogListAddresses(sources.filter((source) => stateOf(source) === 'published'))
  const inData = dataNames(dataFiles, contentDir)
  const pages = new Map<string, ReadonlySet<string> | undefined>([
    ...[...context.otherPages, ...lists].map((url) => [url, undefined] as const),
    ...unreadable.map(({ url }) => [url, undefined] as const),
    ...built.map((source) => [source.url, idsOf(source, inData)] as const),
  ])
  const redirects = [...redirectTables.flatMap((table) => table.redirects), ...pageRedirects(sources, today)]
  const unknownLists = listPrefixesOf(unreadable)
  const mayExist = (url: string) => unknownLists.some((list) => url.startsWith(list))
  const lost = lostAddresses(context.formerFiles, sources, { ...context, pages, redirects, mayExist })
  const moved = [...redirects, ...lost.flatMap(toPageNow)].filter(({ to }) => to.startsWith('/'))
  const targets: LinkTargets = {
    pages,
    publication: new Map(sources.map((source) => [source.url, { state: stateOf(source), file: source.path }])),
    shortLinks: shortLinksOf(redirectTables),
    moved: new Map(moved.map(({ from, to }) => [from, to])),
    isFile: context.isFile,
    mayExist,
    origin: context.origin,
  }
  const slugsOf = (collection: Collection) =>
    new Set([
      ...unreadable.filter((place) => place.collection === collection).map(({ flattened }) => slugOf(flattened)),
      ...sources
        .filter((source) => source.collection === collection)
        .map(({ flattened, fields }) => slugOf(flattened, addressFields(fields))),
    ])
  const engine = newestEngine(dataFiles, contentDir)
  const ofPages = sources.flatMap((source): Finding[] => {
    const kept = leftOut.get(source)
    const duplicate = `${source.url} is also the URL of ${kept}, which is kept; this page is left out. Give it a different slug or file name`
    const problems = [
      ...checkFrontMatter(source, context, slugsOf(source.collection)),
      ...checkShareImage(source, context.missingPicture),
      ...checkBody(source, { components: context.components, snippets, missingPicture: context.missingPicture }),
      ...checkDataNames(source.body, inData),
      ...checkImageVersions(source, engine),
      ...checkLinks(source, targets),
      ...checkReservedSlug(source),
      ...(kept ? [warning({ line: source.lineOf('slug'), field: 'slug' }, duplicate)] : []),
    ]
    return problems.map((problem) => ({ file: source.path, ...problem }))
  })
  const findings = [
    ...results.flatMap((result) => result.findings),
    ...lostFindings(lost, contentDir),
    ...ofPages,
    // Pages that are left out because of a duplicate URL are often unedited copies, so their titles are not reported as well.
    ...duplicates(built, 'title', ({ fields }) => fields.title),
    ...duplicates(built, 'description', ({ fields }) => fields.description),
    ...duplicates(built, 'number', sessionNumber, 'number of a session'),
    ...circularSnippets(sources),
    ...unusedSnippets(sources, unreadable.length === 0, dataFiles),
    ...checkDataLinks(dataFiles, targets),
    ...checkReadingLists(dataFiles, contentDir, slugsOf, context.tags),
    ...checkRedirects(redirectTables, targets),
    ...checkRedirectFrom(sources, pages, redirectTables),
  ]
  return { findings, sources, unreadable, moved: targets.moved, leftOut: [...leftOut.keys()].map(({ path }) => path) }
}
