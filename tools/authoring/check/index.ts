import { blogs } from '../../../lib/blogs'
import type { Collection } from '../../../lib/collections'
import { addressFields } from '../../../lib/content/content-parts'
import type { ComponentRule } from '../../../lib/mdx/component-rules'
import { publicationOf } from '../../../lib/publication'
import { routes, slugOf } from '../../../lib/routes'
import { blogListAddresses, checkReservedSlugs } from './blog-lists'
import { checkBody, checkShareImage, type MissingPicture } from './check-body'
import { checkFrontMatter, type KnownNames } from './check-front-matter'
import { checkHeadingIds } from './check-heading-ids'
import { checkLinks, idsOf, type LinkTargets } from './check-links'
import { checkRedirectFrom, pageRedirects } from './check-redirect-from'
import { checkRedirects, type Redirect, type RedirectTable, shortLinksOf } from './check-redirects'
import { checkDataLinks } from './data-links'
import { checkDataNames, dataNames } from './data-names'
import { type AddedAt, duplicateAddresses, duplicateFinding } from './duplicate-addresses'
import type { Finding } from './finding'
import { checkImageVersions, newestEngine } from './image-versions'
import { type FormerFile, type LostAddresses, lostAddresses, lostFindings } from './lost-addresses'
import { checkReadingLists } from './reading-lists'
import { checkSessionNumbers } from './session-numbers'
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
  addedAt: AddedAt
  /** Pages and files of redirects that were changed, renamed or deleted since the last published state that git knows. */
  formerFiles: readonly FormerFile[]
  /** Parses a file; `readSource` by default. The development server passes a version that caches unchanged files. */
  read?: typeof readSource
  origin: string
  /** ISO date of the build, which decides which articles are published. */
  today: string
}

function duplicates(sources: readonly SourceFile[], what: string, keyOf: (source: SourceFile) => unknown, field: string): Finding[] {
  const seen = new Map<unknown, SourceFile>()
  return sources.flatMap((source): Finding[] => {
    const key = keyOf(source)
    const first = seen.get(key)
    if (!first) seen.set(key, source)
    if (!first || key === undefined) return []
    return [
      { file: source.path, line: source.lineOf(field), field, kind: 'error', message: `same ${what} as ${first.path}: ${String(key)}` },
    ]
  })
}

/** URL prefixes of blogs with an unreadable article. Their list pages cannot be determined, because lists are derived from the articles. */
const listPrefixesOf = (unreadable: readonly FilePlace[]) =>
  blogs.filter(({ id }) => unreadable.some(({ collection }) => collection === id)).map(({ id }) => routes.post(id, ''))

/** Current addresses on this site by former ones. */
const movedPages = (redirects: readonly Redirect[]) =>
  new Map(redirects.filter(({ to }) => to.startsWith('/')).map(({ from, to }) => [from, to]))

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
  /** Paths of files whose URL is already used by an older page. The build leaves them out. */
  leftOut: string[]
}

/** Checks all content files. @param files content of each file by its path relative to the repository root */
export function checkContent(files: ReadonlyMap<string, string>, context: CheckContext): CheckResult {
  const findings: Finding[] = []
  const sources: SourceFile[] = []
  const unreadable: FilePlace[] = []
  const read = context.read ?? readSource
  for (const [path, text] of files) {
    const result = read(path, text, context.contentDir)
    findings.push(...result.findings)
    if (result.source) sources.push(result.source)
    if (result.unreadable) unreadable.push(result.unreadable)
  }
  const places: FilePlace[] = [...sources, ...unreadable]
  const snippets = new Set(places.flatMap((place) => snippetName(place) ?? []))
  const duplicated = duplicateAddresses(sources, new Set(context.otherPages), context.addedAt)
  const leftOut = new Set(duplicated.map(({ source }) => source))
  const built = sources.filter((source) => !leftOut.has(source))
  const published = sources.filter((source) => publicationOf(source.collection, source.fields, context.today) === 'published')
  const lists = blogListAddresses(published)
  const inData = dataNames(context.dataFiles, context.contentDir)
  const pages = new Map<string, ReadonlySet<string> | undefined>([
    ...[...context.otherPages, ...lists].map((url) => [url, undefined] as const),
    ...unreadable.map(({ url }) => [url, undefined] as const),
    ...built.map((source) => [source.url, idsOf(source, inData)] as const),
  ])
  const redirects = [...context.redirectTables.flatMap((table) => table.redirects), ...pageRedirects(sources, context.today)]
  const unknownListPrefixes = listPrefixesOf(unreadable)
  const mayExist = (url: string) => unknownListPrefixes.some((list) => url.startsWith(list))
  const lost = lostAddresses(context.formerFiles, sources, { ...context, pages, redirects, mayExist })
  findings.push(...lostFindings(lost, context.contentDir))
  const targets: LinkTargets = {
    pages,
    publication: new Map(
      sources.map(({ url, path: file, collection, fields }) => [url, { state: publicationOf(collection, fields, context.today), file }]),
    ),
    shortLinks: shortLinksOf(context.redirectTables),
    moved: movedPages([...redirects, ...lost.flatMap(toPageNow)]),
    isFile: context.isFile,
    mayExist,
    origin: context.origin,
  }
  const slugsOf = (collection: Collection) =>
    new Set([
      ...unreadable.filter((place) => place.collection === collection).map(({ flattened }) => slugOf(flattened)),
      ...sources
        .filter((source) => source.collection === collection)
        .map((source) => slugOf(source.flattened, addressFields(source.fields))),
    ])
  const engine = newestEngine(context.dataFiles, context.contentDir)
  for (const source of sources) {
    findings.push(...checkFrontMatter(source, context, slugsOf(source.collection)))
    findings.push(...checkShareImage(source, context))
    findings.push(...checkBody(source, { components: context.components, snippets, missingPicture: context.missingPicture }))
    findings.push(...checkHeadingIds(source))
    findings.push(...checkDataNames(source.path, source.body, inData))
    findings.push(...checkImageVersions(source, engine))
    findings.push(...checkLinks(source, targets))
  }
  findings.push(...checkReservedSlugs(sources))
  findings.push(...duplicated.map(duplicateFinding))
  // Pages that are left out because of a duplicate URL are often unedited copies, so their titles are not reported as well.
  findings.push(...duplicates(built, 'title', (source) => source.fields.title, 'title'))
  findings.push(...duplicates(built, 'description', (source) => source.fields.description, 'description'))
  findings.push(...checkSessionNumbers(sources))
  findings.push(...circularSnippets(sources))
  findings.push(...unusedSnippets(sources, unreadable.length === 0, context.dataFiles))
  findings.push(...checkDataLinks(context.dataFiles, targets))
  findings.push(...checkReadingLists(context.dataFiles, context.contentDir, sources, { unreadable, tags: context.tags }))
  findings.push(...checkRedirects(context.redirectTables, targets))
  findings.push(...checkRedirectFrom(sources, pages, context.redirectTables))
  return { findings, sources, unreadable, moved: targets.moved, leftOut: [...leftOut].map(({ path }) => path) }
}
