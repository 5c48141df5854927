import { z } from 'zod'

/** Building blocks of the schemas of front matter and data files. Messages are written in `problems.ts`, in one place for all of them. */

/** What a name in front matter refers to. The content check looks it up; see `names.ts`. */
export type NameKind = 'tag' | 'author' | 'person' | 'heading'

/** The schemas of names, with what each refers to. */
export const nameKinds = z.registry<{ kind: NameKind }>()

/** Text that is not empty. */
export const text = () => z.string().min(1)

/** Text of a length that search engines and lists can show, in characters. */
export const textOf = (shortest: number, longest: number) => z.string().min(shortest).max(longest)

/** A name that has to exist elsewhere. */
export const name = (kind: NameKind) => text().register(nameKinds, { kind })

/** A path of this site, from its root. */
export const path = () => z.string().regex(/^\//, 'must be a path of this site that begins with /')

/** An address on any site. */
export const webAddress = () => z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/' })

/** One of the keys of an object, as text. */
export const keyOf = <Known extends object>(known: Known) => z.enum(Object.keys(known) as Array<Extract<keyof Known, string>>)

/** A former path of this site, without query and anchor. */
export const formerPath = () => z.string().regex(/^\/[^?#\s]+$/, 'must be a path of this site that begins with /, without ? and #')

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** Whether a text is a date, or a date with a time, that exists: February 30 does not, although `Date` reads it as March 2. */
export function isExistingDate(value: string): boolean {
  const [, year, month, day] = value.match(ISO_DATE) ?? []
  if (!day || Number.isNaN(Date.parse(value))) return false
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
}

const dateMessage = (value: string) =>
  ISO_DATE.test(value) ? `"${value}" does not exist; check day, month and time` : 'must be a date such as 2025-11-03'

/** A day that exists, such as `2025-11-03`; a time after it is allowed. `format` is what editors check. */
export const date = () =>
  z
    .string()
    .refine(isExistingDate, { error: ({ input }) => dateMessage(String(input)) })
    .meta({ format: 'date' })

/** A day with a time that exists, in UTC. */
export const dateTime = () =>
  z
    .string()
    .refine((value) => !ISO_DATE.test(value) || value.includes('T'), {
      error: 'needs the time of the start in UTC, such as 2025-10-09T15:00:00Z',
    })
    .refine(isExistingDate, { error: ({ input }) => dateMessage(String(input)) })
    .meta({ format: 'date-time' })
