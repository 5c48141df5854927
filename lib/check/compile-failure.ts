import type { Finding } from './finding'

/**
 * Extracts compile errors from Contentlayer's output: a line `Error: Found 1 problems in 1 documents.` followed by a paragraph for each
 * document that begins with `• "docs/a.mdx"`. Returns undefined while the output has no result yet, and an empty list after a success.
 */
export function compileFindings(output: string, contentDir: string): Finding[] | undefined {
  const failure = output.lastIndexOf('Error: Found ')
  if (output.lastIndexOf('Generated ') > failure) return []
  if (failure < 0) return undefined
  return [...output.slice(failure).matchAll(/• "([^"]+)"(?: of type "[^"]*")?:? ?((?:.*\S.*\n?)+)/g)].map(([, file = '', text = '']) => ({
    file: `${contentDir}/${file}`,
    line: 1,
    kind: 'error' as const,
    message: `cannot be compiled: ${text.replace(/\s+/g, ' ').trim()}`,
  }))
}
