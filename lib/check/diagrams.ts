import { canonicalLanguage } from '../mdx/languages'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** What the check asks about diagrams. */
export type DiagramFacts = {
  /** Whether a diagram's drawing exists; one that was drawn has been parsed. */
  isDrawn: (source: string) => boolean
  /** Why a diagram does not parse, with the line of its source (from 1); undefined for one that does. */
  problemOf: (source: string) => Promise<{ line: number; reason: string } | undefined>
}

/** Diagrams that do not parse, and diagrams that are to be drawn yet. */
export async function checkDiagrams(sources: readonly SourceFile[], { isDrawn, problemOf }: DiagramFacts): Promise<Finding[]> {
  const waiting = sources.flatMap(({ path, body }) =>
    (body?.fences ?? [])
      .filter(({ language, code }) => canonicalLanguage(language) === 'mermaid' && !isDrawn(code))
      .map((fence) => ({ path, fence })),
  )
  const findings = await Promise.all(
    waiting.map(async ({ path: file, fence }): Promise<Finding[]> => {
      const problem = await problemOf(fence.code)
      if (problem) {
        const message = `the diagram does not parse: ${problem.reason}`
        return [{ file, line: fence.line + problem.line, column: fence.column, kind: 'error', message }]
      }
      if (fence.meta.live) return []
      return [
        { file, line: fence.line, column: fence.column, kind: 'link', message: 'the diagram has no drawing yet; run npm run diagrams' },
      ]
    }),
  )
  return findings.flat()
}
