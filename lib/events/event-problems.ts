import { suggestion } from '../nearest'

/** What is wrong with a session's front matter: the field and what to write instead. */
export type EventProblem = { field: string; message: string }

/**
 * Checks the fields of a session that depend on each other; its schema checks each for itself. Pages of `kind: page` and confirmations are
 * no sessions; a confirmation names the one that it belongs to.
 * @param slugs paths of the pages of its collection
 */
export function eventProblems(fields: Record<string, unknown>, slugs: ReadonlySet<string>): EventProblem[] {
  if (fields.kind === 'page') return []
  if (fields.confirms !== undefined) {
    const { confirms } = fields
    const missing = !slugs.has(String(confirms))
    return [
      ...(missing ? [{ field: 'confirms', message: `names no session.${suggestion(String(confirms), slugs)}` }] : []),
      ...(fields.unlisted === true ? [] : [{ field: 'unlisted', message: 'must be true: lists leave out confirmations' }]),
    ]
  }
  return (['date', 'minutes', 'topics', 'speakers'] as const)
    .filter((field) => fields[field] === undefined)
    .map((field) => ({ field, message: 'is missing; every session has one' }))
}
