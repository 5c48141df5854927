import { canonicalLanguage } from '../../../lib/mdx/languages'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** Callbacks that the check uses to look up diagrams. */
export type DiagramFacts = {
  /** Whether the SVG of a diagram exists. A diagram that has been drawn is known to parse. */
  isDrawn: (source: string) => boolean
  /** Why a diagram does not parse, with the line in its source (from 1); undefined if it parses. */
  problemOf: (source: string) => Promise<{ line: number; reason: string } | undefined>
}

/** Finds diagrams that do not parse, and diagrams without a generated SVG. */
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
        const arrow =
          /(?<!-)->(?![->])/.test(fence.code.split('\n')[problem.line - 1] ?? '') && /^\s*(?:flowchart|graph)\b/.test(fence.code)
        const message = `the diagram does not parse: ${problem.reason}${arrow ? '; an arrow has two hyphens, A --> B' : ''}`
        return [{ file, line: fence.line + problem.line, column: fence.column, kind: 'error', message }]
      }
      if (fence.meta.live) return []
      return [
        { file, line: fence.line, column: fence.column, kind: 'warning', message: 'the diagram has no drawing yet; run npm run diagrams' },
      ]
    }),
  )
  return findings.flat()
}
