import { addressOf } from '../collections'
import type { Finding } from './finding'
import type { Redirect } from './redirects'
import { snippetName } from './snippets'
import { addressFields, type SourceFile } from './source-file'

/** Paths of a file before and after it was renamed, relative to the root of the repository. */
export type Rename = { from: string; to: string }

/** A page whose file was renamed without a redirect. `former` is its former address, without a final slash. */
type RenamedPage = { source: SourceFile; file: string; former: string }

/**
 * Pages whose file was renamed and whose former address does not redirect. Readers do not know the addresses of drafts and snippets.
 * @param pages addresses of all pages
 * @param redirects all redirects of the site
 */
export function renamedPages(
  renames: readonly Rename[],
  sources: readonly SourceFile[],
  contentDir: string,
  { pages, redirects }: { pages: { has: (url: string) => boolean }; redirects: readonly Redirect[] },
): RenamedPage[] {
  return renames.flatMap(({ from: file, to }) => {
    const source = sources.find(({ path }) => path === to)
    if (!source || source.fields.draft === true || snippetName(source) !== undefined) return []
    const address = addressOf(file.slice(contentDir.length + 1).replace(/\.mdx?$/, ''), addressFields(source.fields))
    const former = address.replace(/\/$/, '')
    return pages.has(address) || redirects.some(({ from }) => from === former) ? [] : [{ source, file, former }]
  })
}

/** The warning for a page whose file was renamed without a redirect. */
export function renameFinding({ source, file, former }: RenamedPage): Finding {
  const message = `was renamed from ${file}, and its former address leads nowhere; add redirect_from: [${former}/] to its front matter`
  return { file: source.path, line: 1, column: 1, kind: 'warning', message }
}
