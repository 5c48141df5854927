import { suggestion } from '../nearest'
import { eventTopics, speakerParts } from './event'

/** What is wrong with a session's front matter: the field and what to write instead. */
export type EventProblem = { field: string; message: string }

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function topicProblems(topics: unknown): EventProblem[] {
  const known = Object.keys(eventTopics)
  return (Array.isArray(topics) ? topics : [])
    .filter((topic) => !known.includes(String(topic)))
    .map((topic) => ({
      field: 'topics',
      message: `unknown topic "${topic}"; known are ${known.join(', ')}.${suggestion(String(topic), known)}`,
    }))
}

function speakerProblems(speakers: unknown, people: ReadonlySet<string>): EventProblem[] {
  const parts = Object.keys(speakerParts)
  return (Array.isArray(speakers) ? speakers : []).flatMap((entry: unknown, index): EventProblem[] => {
    const { person, part, role, ...others } = (entry ?? {}) as Record<string, unknown>
    const problem = (message: string) => ({ field: 'speakers', message: `entry ${index + 1}: ${message}` })
    const [unknown] = Object.keys(others)
    return [
      ...(isText(person) && people.has(person)
        ? []
        : [problem(`unknown person "${person}"; content/speakers.yml does not list it.${suggestion(String(person), people)}`)]),
      ...(isText(part) && parts.includes(part) ? [] : [problem(`part must be one of ${parts.join(', ')}`)]),
      ...(role === undefined || isText(role) ? [] : [problem('role must be text')]),
      ...(unknown ? [problem(`unknown key "${unknown}"`)] : []),
    ]
  })
}

/**
 * Checks the fields of a session that depend on each other. Pages of `kind: page` and confirmations are no sessions; a confirmation names
 * the one that it belongs to. @param people keys of content/speakers.yml @param slugs paths of the pages of its collection
 */
export function eventProblems(
  fields: Record<string, unknown>,
  known: { people: ReadonlySet<string>; slugs: ReadonlySet<string> },
): EventProblem[] {
  if (fields.kind === 'page') return []
  if (fields.confirms !== undefined) {
    const { confirms } = fields
    const missing = !known.slugs.has(String(confirms))
    return [
      ...(missing ? [{ field: 'confirms', message: `names no session.${suggestion(String(confirms), known.slugs)}` }] : []),
      ...(fields.unlisted === true ? [] : [{ field: 'unlisted', message: 'must be true: confirmations stand in no list' }]),
    ]
  }
  const missing = (['date', 'minutes', 'topics', 'speakers'] as const)
    .filter((field) => fields[field] === undefined)
    .map((field) => ({ field, message: 'is missing; every session has one' }))
  const timed = fields.date === undefined || !/^\d{4}-\d\d-\d\d$/.test(String(fields.date))
  return [
    ...missing,
    ...(timed ? [] : [{ field: 'date', message: 'needs the time of the start in UTC, such as 2025-10-09T15:00:00Z' }]),
    ...topicProblems(fields.topics),
    ...speakerProblems(fields.speakers, known.people),
  ]
}
