import type { DestinationId, SourceId } from '../../../systems'
import { sorted } from '../check'
import { type Finding, readJson } from '../document'
import { loadText, nextText, positionText, sharedTexts } from './positions'
import { readState, sourceOfState } from './read-state'
import { stateWarnings } from './warnings'

/** A stream of a state, in words. All texts are inline Markdown. */
type StreamReport = { name: string; load: string; position: string; next: string }

/** A state in words. `source` is undefined if the positions do not tell it and none was given. */
export type StateReport = {
  source: SourceId | undefined
  version: string
  shared: string[]
  streams: StreamReport[]
  findings: Finding[]
}

/**
 * Says in words what a `state.json` means.
 * @param source the source of the job, if its positions do not tell
 */
export function decodeState(text: string, source: SourceId | undefined, destination: DestinationId): StateReport {
  const document = readJson(text)
  if (document.value === undefined) return { source, version: '', shared: [], streams: [], findings: sorted(document.problems) }
  const job = readState(document.value)
  const from = sourceOfState(job) ?? source
  const findings = stateWarnings(job, document.value, from, destination).map(
    (warning): Finding => ({ ...document.placeOf(warning.path, true), ...warning }),
  )
  return {
    source: from,
    version: job.version === undefined ? 'none' : String(job.version),
    shared: sharedTexts(job, from),
    streams: job.streams.map((stream) => ({
      name: stream.name || 'without a name',
      load: loadText(stream, from),
      position: positionText(stream, from),
      next: nextText(stream, from),
    })),
    findings: sorted([...document.problems, ...findings]),
  }
}
