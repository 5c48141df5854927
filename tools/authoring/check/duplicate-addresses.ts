import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** When a file was added to the repository, as a Unix timestamp in seconds; `Infinity` for a file that is not committed yet. */
export type AddedAt = (path: string) => number

/**
 * Pages whose URL is already used by an older page. The build leaves them out. The older page is the one whose file was committed first,
 * because readers and search engines already know it; files of the same age are ordered by path.
 * @param others URLs of pages that are not generated from content files; they take precedence over content files
 * @returns the pages that are left out, each with the page that is kept
 */
export function duplicateAddresses(
  sources: readonly SourceFile[],
  others: ReadonlySet<string>,
  addedAt: AddedAt,
): Array<{ source: SourceFile; kept: string }> {
  const byUrl = new Map<string, SourceFile[]>()
  for (const source of sources) byUrl.set(source.url, [...(byUrl.get(source.url) ?? []), source])
  return [...byUrl].flatMap(([url, group]) => {
    if (others.has(url)) return group.map((source) => ({ source, kept: 'a page of the site' }))
    if (group.length < 2) return []
    const aged = group.map((source) => ({ source, age: addedAt(source.path) }))
    const [oldest, ...newer] = aged.sort((a, b) => (a.age === b.age ? comparePaths(a.source, b.source) : a.age - b.age))
    return oldest ? newer.map(({ source }) => ({ source, kept: oldest.source.path })) : []
  })
}

const comparePaths = (a: SourceFile, b: SourceFile) => (a.path < b.path ? -1 : 1)

/** The warning for a page that is left out because its URL is already used. */
export function duplicateFinding({ source, kept }: { source: SourceFile; kept: string }): Finding {
  const message = `${source.url} is also the URL of ${kept}, which is kept; this page is left out. Give it a different slug or file name`
  return { file: source.path, line: source.lineOf('slug'), field: 'slug', kind: 'warning', message }
}
