import { blogs } from '../blog/blogs'
import type { Collection } from '../collections'
import { routes, slugOf } from '../routes'
import { type AddedAt, duplicateAddresses, duplicateFinding } from './addresses'
import { blogListAddresses, checkReservedSlugs } from './blog-lists'
import { checkBody, checkShareImage } from './body'
import type { Finding } from './finding'
import { checkFrontMatter, type KnownNames } from './front-matter'
import { checkLinks, idsOf, type LinkTargets } from './links'
import { checkRedirectFrom } from './redirect-from'
import { checkRedirects, type RedirectTable } from './redirects'
import { circularSnippets, snippetName, unusedSnippets } from './snippets'
import { addressFields, type FilePlace, readSource, type SourceFile } from './source-file'

/** Everything that the checks need besides the files themselves. */
export type CheckContext = KnownNames & {
  contentDir: string
  components: ReadonlySet<string>
  shortLinks: ReadonlySet<string>
  /** URLs of pages without a content file. The list pages of blogs are derived from the articles and need not be included. */
  otherPages: readonly string[]
  isFile: (path: string) => boolean
  /** The expected path of a missing image; undefined if the image exists. */
  missingPicture: (key: string) => string | undefined
  redirectTable: RedirectTable
  addedAt: AddedAt
  /** Parses a file; `readSource` by default. The development server passes a version that caches unchanged files. */
  read?: typeof readSource
  origin: string
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

/** Result of a content check. */
export type CheckResult = {
  findings: Finding[]
  sources: SourceFile[]
  /** Files with an invalid encoding or invalid front matter. */
  unreadable: FilePlace[]
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
  const lists = blogListAddresses(sources)
  const pages = new Map<string, ReadonlySet<string> | undefined>([
    ...[...context.otherPages, ...lists].map((url) => [url, undefined] as const),
    ...unreadable.map(({ url }) => [url, undefined] as const),
    ...built.map((source) => [source.url, idsOf(source)] as const),
  ])
  const unknownListPrefixes = listPrefixesOf(unreadable)
  const drafts = new Set(sources.filter((source) => source.fields.draft === true).map((source) => source.url))
  const targets: LinkTargets = {
    pages,
    drafts,
    shortLinks: context.shortLinks,
    isFile: context.isFile,
    mayExist: (url) => unknownListPrefixes.some((list) => url.startsWith(list)),
    origin: context.origin,
  }
  const slugsOf = (collection: Collection) =>
    new Set([
      ...unreadable.filter((place) => place.collection === collection).map(({ flattened }) => slugOf(flattened)),
      ...sources
        .filter((source) => source.collection === collection)
        .map((source) => slugOf(source.flattened, addressFields(source.fields))),
    ])
  for (const source of sources) {
    findings.push(...checkFrontMatter(source, context, slugsOf(source.collection)))
    findings.push(...checkShareImage(source, context))
    findings.push(...checkBody(source, { components: context.components, snippets, missingPicture: context.missingPicture }))
    findings.push(...checkLinks(source, targets))
  }
  findings.push(...checkReservedSlugs(sources))
  findings.push(...duplicated.map(duplicateFinding))
  // Pages that are left out because of a duplicate URL are often unedited copies, so their titles are not reported as well.
  findings.push(...duplicates(built, 'title', (source) => source.fields.title, 'title'))
  findings.push(...duplicates(built, 'description', (source) => source.fields.description, 'description'))
  findings.push(...circularSnippets(sources))
  findings.push(...unusedSnippets(sources, unreadable.length === 0))
  findings.push(...checkRedirects(context.redirectTable, targets))
  findings.push(...checkRedirectFrom(sources, pages, context.redirectTable.redirects))
  return { findings, sources, unreadable, leftOut: [...leftOut].map(({ path }) => path) }
}
