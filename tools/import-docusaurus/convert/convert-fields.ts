import { isExistingDate } from '../../../lib/schema/values'

/** Fields that mean the same on this site. */
export type CommonFields = {
  sidebar_label?: string | undefined
  keywords?: string[] | undefined
  draft?: boolean | undefined
  unlisted?: boolean | undefined
  last_update?: { date?: string; author?: string } | undefined
  hide_table_of_contents?: boolean | undefined
  toc_min_heading_level?: number | undefined
  toc_max_heading_level?: number | undefined
}

/** Fields that the import uses in another way than copying them, so that they are not reported as left out. */
const USED: ReadonlySet<string> = new Set([
  'title',
  'description',
  'slug',
  'id',
  'tags',
  'authors',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'author_key',
  'image',
  'date',
  'sidebar_position',
  'sidebar_label',
  'keywords',
  'draft',
  'unlisted',
  'last_update',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'displayed_sidebar',
  'parse_number_prefixes',
  'redirect_from',
  'mdx',
])

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined)
const asSwitch = (value: unknown) => (value === true ? true : undefined)
const asLevel = (value: unknown) => (typeof value === 'number' && value >= 2 && value <= 6 ? value : undefined)

/** A text, or a list of texts; undefined if there is none. Keywords are often written as one text with commas. */
export function asTexts(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const texts = list.flatMap((item: unknown) => asText(item) ?? asText((item as { label?: unknown } | null)?.label) ?? [])
  return texts.length > 0 ? [...new Set(texts)] : undefined
}

/** A date as the schema of this site requires it; undefined for a text that is not a date. */
export function asDate(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '').trim()
  const [, year, month, day, rest = ''] = text.match(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(.*)$/) ?? []
  if (!year || !month || !day) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = rest.match(/^[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:\d{2})?$/)
  const full = time ? `${date}T${time[1]}${time[2] ?? ':00'}${time[3] ?? 'Z'}` : date
  return isExistingDate(full) ? full : isExistingDate(date) ? date : undefined
}

function lastUpdate(value: unknown): CommonFields['last_update'] {
  if (typeof value !== 'object' || value === null) return undefined
  const { date, author } = value as { date?: unknown; author?: unknown }
  const known = { ...(asDate(date) && { date: asDate(date) }), ...(asText(author) && { author: asText(author) }) }
  return Object.keys(known).length > 0 ? (known as { date?: string; author?: string }) : undefined
}

/** The fields of a page that both generators have. */
export const commonFields = (fields: Record<string, unknown>): CommonFields => ({
  sidebar_label: asText(fields.sidebar_label),
  keywords: asTexts(fields.keywords),
  draft: asSwitch(fields.draft),
  unlisted: asSwitch(fields.unlisted),
  last_update: lastUpdate(fields.last_update),
  hide_table_of_contents: asSwitch(fields.hide_table_of_contents),
  toc_min_heading_level: asLevel(fields.toc_min_heading_level),
  toc_max_heading_level: asLevel(fields.toc_max_heading_level),
})

/** Names of fields that this site does not have. */
export const unknownFields = (fields: Record<string, unknown>): string[] => Object.keys(fields).filter((name) => !USED.has(name))
