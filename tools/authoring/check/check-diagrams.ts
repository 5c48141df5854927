import { canonicalLanguage } from '../../../lib/mdx/languages'
import type { Finding, Problem } from '../../../lib/problem'
import { error, warning } from '../problem'
import type { SourceFile } from './source-file'

/** Callbacks that the check uses to look up diagrams. */
export type DiagramFacts = {
  /** Whether all SVG files of a diagram exist. A diagram that has been drawn is known to parse. */
  isDrawn: (source: string) => boolean
  /** Why a diagram does not parse, with the line in its source (from 1); undefined if it parses. */
  problemOf: (source: string) => Promise<Problem | undefined>
}

/** Finds diagrams that do not parse, and diagrams without a generated SVG. */
export async function checkDiagrams(sources: readonly SourceFile[], { isDrawn, problemOf }: DiagramFacts): Promise<Finding[]> {
  const waiting = sources.flatMap(({ path: file, body }) =>
    (body?.fences ?? [])
      .filter(({ language, code }) => canonicalLanguage(language) === 'mermaid' && !isDrawn(code))
      .map((fence) => ({ file, fence })),
  )
  const findings = await Promise.all(
    waiting.map(async ({ file, fence }): Promise<Finding[]> => {
      const problem = await problemOf(fence.code)
      if (problem) {
        const place = { line: fence.line + problem.line, column: fence.column }
        return [{ file, ...error(place, `the diagram does not parse: ${problem.message}`) }]
      }
      return fence.meta.live ? [] : [{ file, ...warning(fence, 'the diagram has no drawing yet; run npm run diagrams') }]
    }),
  )
  return findings.flat()
}
