import type { Collection } from '../collections'
import { PLANNED_ROUTES_FILE } from '../nav/planned-routes'
import { slugOf } from '../routes'
import { blogListAddresses, checkReservedSlugs } from './blog-lists'
import { checkBody } from './body'
import type { Finding } from './finding'
import { checkFrontMatter, type KnownNames } from './front-matter'
import { checkLinks, idsOf, type LinkTargets } from './links'
import { checkRedirectFrom } from './redirect-from'
import { addressFields, readSource, type SourceFile } from './source-file'

/** All that the checks need to know besides the files themselves. */
export type CheckContext = KnownNames & {
  contentDir: string
  components: ReadonlySet<string>
  planned: ReadonlySet<string>
  shortLinks: ReadonlySet<string>
  /** The table of redirects. */
  redirectTable: { redirects: ReadonlyArray<{ from: string }> }
  /** Addresses that have a page without a content file; a blog's lists are known without being named here. */
  otherPages: readonly string[]
  isFile: (path: string) => boolean
  /** Whether a diagram's drawing exists. */
  isDrawn: (source: string) => boolean
  origin: string
}

const snippetName = (source: SourceFile) =>
  source.flattened.startsWith('docs/shared/') ? source.flattened.slice('docs/shared/'.length) : undefined

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

/**
 * Pages with an address that another page has already. The build goes on with the first of them; see `pagesOf` in lib/content/documents.
 * @param others addresses of pages that are not made from content files
 */
function duplicateAddresses(sources: readonly SourceFile[], others: ReadonlySet<string>): Finding[] {
  const first = new Map<string, SourceFile>()
  return sources.flatMap((source): Finding[] => {
    const { url, path } = source
    const kept = others.has(url) ? 'a page of the site' : first.get(url)?.path
    if (!first.has(url)) first.set(url, source)
    if (!kept) return []
    const message = `${url} is also the address of ${kept}, which stays; this page is left out. Give it another slug or file name`
    return [{ file: path, line: source.lineOf('slug'), field: 'slug', kind: 'link', message }]
  })
}

/** Checks every content file. @param files text of each file by its path from the repository's root */
export function checkContent(files: ReadonlyMap<string, string>, context: CheckContext): { findings: Finding[]; sources: SourceFile[] } {
  const findings: Finding[] = []
  const sources: SourceFile[] = []
  for (const [path, text] of files) {
    const read = readSource(path, text, context.contentDir)
    findings.push(...read.findings)
    if (read.source) sources.push(read.source)
  }
  const snippets = new Set(sources.flatMap((source) => snippetName(source) ?? []))
  const lists = blogListAddresses(sources)
  const pages = new Map<string, ReadonlySet<string> | undefined>([
    ...[...context.otherPages, ...lists].map((url) => [url, undefined] as const),
    ...sources.map((source) => [source.url, idsOf(source)] as const),
  ])
  const drafts = new Set(sources.filter((source) => source.fields.draft === true).map((source) => source.url))
  const targets: LinkTargets = {
    pages,
    drafts,
    planned: context.planned,
    shortLinks: context.shortLinks,
    isFile: context.isFile,
    origin: context.origin,
  }
  const slugsOf = (collection: Collection) =>
    new Set(
      sources.filter((source) => source.collection === collection).map((source) => slugOf(source.flattened, addressFields(source.fields))),
    )
  for (const source of sources) {
    findings.push(...checkFrontMatter(source, context, slugsOf(source.collection)))
    findings.push(...checkBody(source, { components: context.components, snippets, isDrawn: context.isDrawn }))
    findings.push(...checkLinks(source, targets))
  }
  findings.push(...checkReservedSlugs(sources))
  findings.push(...checkRedirectFrom(sources, pages, context.redirectTable.redirects))
  findings.push(...duplicateAddresses(sources, new Set(context.otherPages)))
  findings.push(...duplicates(sources, 'title', (source) => source.fields.title, 'title'))
  findings.push(...duplicates(sources, 'description', (source) => source.fields.description, 'description'))
  const used = new Set(sources.flatMap((source) => source.body?.components.flatMap(({ attributes }) => attributes.name ?? []) ?? []))
  for (const source of sources) {
    const name = snippetName(source)
    if (name && !used.has(name)) {
      findings.push({
        file: source.path,
        line: 1,
        kind: 'link',
        message: `no page shows this snippet; use <Snippet name="${name}" /> or delete it`,
      })
    }
    if (context.planned.has(source.url)) {
      findings.push({
        file: source.path,
        line: 1,
        kind: 'link',
        message: `is written now; take ${source.url} out of content/planned-routes.txt`,
      })
    }
  }
  for (const url of lists.filter((list) => context.planned.has(list))) {
    findings.push({ file: PLANNED_ROUTES_FILE, line: 1, kind: 'link', message: `${url} is there now; take it out` })
  }
  return { findings, sources }
}
