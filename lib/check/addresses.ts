import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** When a file was added to the repository, in seconds since 1970; infinite for one that is not committed yet. */
export type AddedAt = (path: string) => number

/**
 * Pages with an address that an older page has already; the build leaves them out. The older page is the one whose file git knows longer,
 * since readers and search engines know it longer too; among files of one age it is the first by path.
 * @param others addresses of pages that are not made from content files; they are older than any file
 * @returns the pages that are left out, each with the page that stays
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

/** The warning for a page that is left out because of its address. */
export function duplicateFinding({ source, kept }: { source: SourceFile; kept: string }): Finding {
  const message = `${source.url} is also the address of ${kept}, which stays; this page is left out. Give it another slug or file name`
  return { file: source.path, line: source.lineOf('slug'), field: 'slug', kind: 'link', message }
}
