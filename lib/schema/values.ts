import { z } from 'zod'

/** Building blocks of the schemas for front matter and data files. `problems.ts` formats the messages that are not set here. */

/** The type of object that a name refers to. The content check verifies that the object exists; see `names.ts`. */
export type NameKind = 'tag' | 'author' | 'person' | 'heading' | 'article'

/** All schemas of names, with the type of object that they refer to. */
export const nameKinds = z.registry<{ kind: NameKind }>()

/** What to do instead of adding a field that is missing, if another field is probably meant. */
export const insteadOfField = z.registry<{ advice: string }>()

/** What to do about fields that a set of fields does not have, but that authors write in it, by their names. */
export const misplacedFields = z.registry<Record<string, string>>()

/** Nonempty text. */
export const text = () => z.string().min(1)

/** Text with a length in characters that search engines and lists can display. */
export const textOf = (shortest: number, longest: number) => z.string().min(shortest).max(longest)

/** A name of an object that must exist. */
export const name = (kind: NameKind) => text().register(nameKinds, { kind })

/** An absolute path on this site. */
export const path = () => z.string().regex(/^\//, 'must be a path of this site that begins with /')

/** A link: a path of this site, an anchor, or an https URL. */
export const href = () => z.string().regex(/^(\/|#|https:\/\/)/, 'must be an address that begins with /, # or https://')

/** An http or https URL. */
export const webAddress = () => z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com/' })

/** The ID of a YouTube video. */
export const videoId = () =>
  z.string().regex(/^[\w-]{11}$/, 'must be the ID of a video, which is the 11 characters after "v=" in its address')

/** One of the keys of an object, as text. */
export const keyOf = <Known extends object>(known: Known) => z.enum(Object.keys(known) as Array<Extract<keyof Known, string>>)

/** A path without query string and fragment, and without the characters that hosts read as patterns, such as `/docs/*` and `/docs/:page`. */
const FORMER_PATH = /^\/[^?#\s*+:(){}[\]\\|^]*$/

/** Whether a text is the path of one page, which can redirect. */
export const isFormerPath = (text: string) => FORMER_PATH.test(text)

/** A former path on this site. */
export const formerPath = () =>
  z
    .string()
    .regex(
      FORMER_PATH,
      'must be the path of one page that begins with /, without spaces, ? and #, and without * + : and brackets, which are patterns',
    )

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** Whether a text is an existing date, with or without a time. Rejects February 30, which `Date` converts to March 2. */
export function isExistingDate(value: string): boolean {
  const [, year, month, day] = value.match(ISO_DATE) ?? []
  if (!day || Number.isNaN(Date.parse(value))) return false
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
}

const dateMessage = (value: string) => (ISO_DATE.test(value) ? `"${value}" does not exist; check day, month and time` : undefined)

/** An existing date such as `2025-11-03`, with an optional time. Editors check `format`. */
export const date = () =>
  z
    .string()
    .refine(isExistingDate, { error: ({ input }) => dateMessage(String(input)) ?? 'must be a date such as 2025-11-03' })
    .meta({ format: 'date' })

/** An existing date with a time. */
export const dateTime = () =>
  z
    .string()
    .refine((value) => !ISO_DATE.test(value) || value.includes('T'), {
      error: 'needs the time of the start in UTC, such as 2025-10-09T15:00:00Z',
    })
    .refine(isExistingDate, {
      error: ({ input }) => dateMessage(String(input)) ?? 'must be the time of the start in UTC, such as 2025-10-09T15:00:00Z',
    })
    .meta({ format: 'date-time' })

/** Returns a schema without its optional, nullable and lazy wrappers. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodLazy
    ? unwrapped(schema.unwrap())
    : schema
}
