import type { DestinationId, SourceId } from '../../systems'
import { checkValue, sorted } from './check'
import { checkStreams } from './check-streams'
import { kindOf, sourceOf } from './detect'
import { type Finding, readJson } from './document'
import type { ToolData } from './tool-data'

/** What a file was checked as, and what was found. */
export type CheckResult = { title: string; findings: Finding[] }

/** Checks the text of a file of a job. Its kind follows from its keys; a `source.json` does not name its source, which follows from them, too. */
export function checkText(
  text: string,
  { data, source, destination, version }: { data: ToolData; source: SourceId; destination: DestinationId; version: string },
): CheckResult {
  const document = readJson(text)
  if (document.value === undefined) return { title: 'Not valid JSON', findings: sorted(document.problems) }
  const kind = kindOf(document.value)
  if (kind === 'destination') {
    const named = String((document.value as { type?: unknown }).type).toLowerCase()
    const reference = data.destinations[named === 'parquet' || named === 'iceberg' ? named : destination]
    return {
      title: `destination.json for ${reference.label}, ${version}`,
      findings: sorted([...document.problems, ...checkValue(document, reference, version)]),
    }
  }
  if (kind === 'streams')
    return {
      title: `streams.json of a job from ${data.sources[source].label} to ${data.destinations[destination].label}, ${version}`,
      findings: sorted([...document.problems, ...checkStreams(document, data.streams, version, { source, destination })]),
    }
  const reference = data.sources[sourceOf(document.value, data.sources, source)]
  return {
    title: `source.json for ${reference.label}, ${version}`,
    findings: sorted([...document.problems, ...checkValue(document, reference, version)]),
  }
}
