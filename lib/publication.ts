import { blogs } from './blogs'
import type { Collection } from './collections'

/** Whether readers can open a page: `draft` never, `scheduled` from its date on. Previews show all pages. */
export type Publication = 'published' | 'draft' | 'scheduled'

/** Day of a build in UTC, as an ISO date. @param fixed the day to build for, instead of that of `now` */
export const buildDay = (fixed: string | undefined, now = new Date()): string => fixed ?? now.toISOString().slice(0, 10)

/**
 * The state of a page on a day. Only articles are scheduled: the date of other pages is that of a session or a change. The content check
 * reports a date that does not exist, which schedules nothing.
 * @param today ISO date, see `buildDay`
 */
export function publicationOf(collection: Collection, fields: { draft?: unknown; date?: unknown }, today: string): Publication {
  if (fields.draft === true) return 'draft'
  const isArticle = blogs.some(({ id }) => id === collection)
  return isArticle && typeof fields.date === 'string' && !Number.isNaN(Date.parse(fields.date)) && fields.date.slice(0, 10) > today
    ? 'scheduled'
    : 'published'
}
