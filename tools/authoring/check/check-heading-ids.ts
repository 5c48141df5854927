import type { BodyAnalysis } from '../../../lib/mdx/analyse'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

type Heading = BodyAnalysis['headingPlaces'][number]

/** The heading of two with the same ID whose author set it; the second one if both have. */
const tooMany = (first: Heading, second: Heading): [Heading, Heading] => (second.custom ? [second, first] : [first, second])

/**
 * Finds headings with the ID of another heading, to which no link can lead. Repeated headings without an ID of their own get different ones,
 * so one of the two has `[#id]`.
 */
export function checkHeadingIds({ path: file, body }: SourceFile): Finding[] {
  const first = new Map<string, Heading>()
  return (body?.headingPlaces ?? []).flatMap((heading): Finding[] => {
    const same = first.get(heading.id)
    if (!same) first.set(heading.id, heading)
    if (!same) return []
    const [{ id, line, column }, other] = tooMany(same, heading)
    const message = `the heading in line ${other.line} has the same ID; write another one instead of [#${id}], or delete it`
    return [{ file, line, column, kind: 'error', message }]
  })
}
