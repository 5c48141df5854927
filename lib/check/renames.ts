import { addressOf } from '../collections'
import type { Finding } from './finding'
import { snippetName } from './snippets'
import { addressFields, type SourceFile } from './source-file'

/** Paths of a file before and after it was renamed, relative to the root of the repository. */
export type Rename = { from: string; to: string }

/**
 * Finds pages whose file was renamed without a redirect from their former address. Readers do not know the addresses of drafts and snippets.
 * @param known addresses of all pages and all former addresses that redirect, without a final slash
 */
export function checkRenames(
  renames: readonly Rename[],
  sources: readonly SourceFile[],
  known: ReadonlySet<string>,
  contentDir: string,
): Finding[] {
  return renames.flatMap(({ from, to }): Finding[] => {
    const source = sources.find(({ path }) => path === to)
    if (!source || source.fields.draft === true || snippetName(source) !== undefined) return []
    const former = addressOf(from.slice(contentDir.length + 1).replace(/\.mdx?$/, ''), addressFields(source.fields))
    if (known.has(former.replace(/\/$/, ''))) return []
    const message = `was renamed from ${from}, and links to its former address lead nowhere; add redirect_from: [${former}] to its front matter`
    return [{ file: to, line: 1, column: 1, kind: 'warning', message }]
  })
}
