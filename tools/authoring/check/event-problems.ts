import { suggestion } from '../../../lib/nearest'

/** A problem in a session's front matter, with its field. */
export type EventProblem = { field: string; message: string }

/**
 * Checks the rules that involve several fields of a session; the schema validates each field on its own. Pages with `kind: page` and
 * confirmation pages are not sessions; a confirmation refers to its session in `confirms`.
 * @param slugs slugs of all pages of the collection
 */
export function eventProblems(fields: Record<string, unknown>, slugs: ReadonlySet<string>): EventProblem[] {
  if (fields.kind === 'page') return []
  // Without a valid kind, which is reported, a page of the community can be anything.
  if ('kind' in fields && !['event', 'meetup'].includes(String(fields.kind))) return []
  if (fields.confirms !== undefined) {
    const { confirms } = fields
    const missing = !slugs.has(String(confirms))
    return [
      ...(missing
        ? [{ field: 'confirms', message: `"${confirms}" is not the name of the file of a session.${suggestion(String(confirms), slugs)}` }]
        : []),
      ...(fields.unlisted === true ? [] : [{ field: 'unlisted', message: 'must be true, because confirmation pages are not listed' }]),
    ]
  }
  if (fields.date !== undefined && fields.day !== undefined)
    return [{ field: 'day', message: 'is only for a session whose time is not known; delete it, or delete date' }]
  const start = fields.day === undefined ? 'date' : 'day'
  return ([start, 'minutes', 'topics', 'speakers'] as const)
    .filter((field) => fields[field] === undefined)
    .map((field) => ({ field, message: 'is missing; it is required for sessions' }))
}
