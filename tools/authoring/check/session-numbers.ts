import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** The series of a session: the webinars, or one kind of page in `content/community/`. Undefined for pages without a number. */
function seriesOf({ collection, fields }: SourceFile): string | undefined {
  if (typeof fields.number !== 'number') return undefined
  return collection === 'webinar' ? 'webinar' : collection === 'community' ? String(fields.kind) : undefined
}

/** Finds sessions with the number of another session of their series. */
export function checkSessionNumbers(sources: readonly SourceFile[]): Finding[] {
  const first = new Map<string, SourceFile>()
  return sources.flatMap((source): Finding[] => {
    const series = seriesOf(source)
    if (series === undefined) return []
    const key = `${series} ${source.fields.number}`
    const other = first.get(key)
    if (!other) first.set(key, source)
    if (!other) return []
    const message = `${other.path} is ${series} ${source.fields.number} too; write the number of this session in its series`
    return [{ file: source.path, ...(source.positionOf(['number']) ?? { line: 1 }), field: 'number', kind: 'error', message }]
  })
}
