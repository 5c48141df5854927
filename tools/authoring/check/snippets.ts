import type { Finding, Place } from '../../../lib/problem'
import { error, warning } from '../problem'
import type { FilePlace, SourceFile } from './source-file'

const FOLDER = 'docs/shared/'

/** The name by which pages include a snippet, or undefined if the file is not a snippet. */
export const snippetName = ({ flattened }: Pick<FilePlace, 'flattened'>) =>
  flattened.startsWith(FOLDER) ? flattened.slice(FOLDER.length) : undefined

type Use = Place & { name: string }

const usesOf = (source: SourceFile): Use[] =>
  (source.body?.components ?? []).flatMap(({ name, attributes, line, column }) =>
    name === 'Snippet' && typeof attributes.name === 'string' ? [{ name: attributes.name, line, column }] : [],
  )

/** Names on the path from one snippet to another, or undefined if there is no path. */
function pathTo(target: string, from: string, uses: ReadonlyMap<string, Use[]>, seen: Set<string>): string[] | undefined {
  if (from === target) return [from]
  if (seen.has(from)) return undefined
  seen.add(from)
  for (const { name } of uses.get(from) ?? []) {
    const path = pathTo(target, name, uses, seen)
    if (path) return [from, ...path]
  }
  return undefined
}

/** Finds snippets that include themselves directly or through others. Rendering a page with such a snippet would never end. */
export function circularSnippets(sources: readonly SourceFile[]): Finding[] {
  const snippets = new Map(sources.flatMap((source) => (snippetName(source) ? [[snippetName(source) ?? '', source] as const] : [])))
  const uses = new Map([...snippets].map(([name, source]) => [name, usesOf(source)]))
  return [...snippets].flatMap(([name, source]) =>
    (uses.get(name) ?? []).flatMap((use): Finding[] => {
      const path = pathTo(name, use.name, uses, new Set())
      if (!path) return []
      const message = `the snippet includes itself: ${[name, ...path].join(' > ')}; remove one <Snippet> from this cycle`
      return [{ file: source.path, ...error(use, message) }]
    }),
  )
}

/** Finds snippets that no page uses. Returns no findings if a file cannot be read, because that file may use them. */
export function unusedSnippets(sources: readonly SourceFile[], allReadable: boolean, dataFiles: ReadonlyMap<string, string>): Finding[] {
  if (!allReadable || sources.some(({ body }) => !body)) return []
  const used = new Set(sources.flatMap((source) => usesOf(source).map(({ name }) => name)))
  return sources.flatMap((source): Finding[] => {
    const name = snippetName(source)
    if (!name || used.has(name) || [...dataFiles.values()].some((text) => text.includes(name))) return []
    const message = `no page uses this snippet; include it with <Snippet name="${name}" /> or delete it`
    return [{ file: source.path, ...warning({ line: 1, column: 1 }, message) }]
  })
}
