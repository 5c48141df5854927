import type { Finding } from './finding'

/** What Contentlayer prints when it has written its documents, with all of them or with those that have no problem. */
const SUCCESS = /Generated \d+ documents/

/**
 * Extracts compile errors from Contentlayer's output: a line `Error: Found 1 problems in 1 documents.`, or `Warning:` for documents that are
 * left out, followed by a paragraph for each document that begins with `• "docs/a.mdx"`. Returns undefined while the output has no result
 * yet, and an empty list after a success.
 */
export function compileFindings(output: string, contentDir: string): Finding[] | undefined {
  const runs = output.split(SUCCESS)
  const pending = runs.pop() ?? ''
  const failed = pending.lastIndexOf('Error: Found ')
  const last = runs.at(-1)
  if (failed < 0 && last === undefined) return undefined
  const problems = failed < 0 ? (last?.split('Warning: Found ')[1] ?? '') : pending.slice(failed)
  return [...problems.matchAll(/• "([^"]+)"(?: of type "[^"]*")?:? ?((?:.*\S.*\n?)+)/g)].map(([, file = '', text = '']) => ({
    file: `${contentDir}/${file}`,
    line: 1,
    kind: 'error' as const,
    message: `cannot be compiled: ${text.replace(/\s+/g, ' ').trim()}`,
  }))
}
