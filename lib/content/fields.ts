import { forEachBlog } from '../blog/blogs'
import type { Collection } from '../routes'

/** Kinds of value that front matter may hold. `tags` and `authors` are lists of known names. */
export type FieldKind =
  | 'string'
  | 'boolean'
  | 'number'
  | 'date'
  | 'strings'
  | 'tags'
  | 'authors'
  | 'lastUpdate'
  | 'eventKind'
  | 'topics'
  | 'speakers'
  | 'paths'
  | 'glyph'
  | 'engine'
export type FieldRule = { kind: FieldKind; required?: boolean /** shortest and longest length in characters */; length?: [number, number] }

const common: Record<string, FieldRule> = {
  title: { kind: 'string', required: true, length: [2, 70] },
  description: { kind: 'string', required: true, length: [50, 200] },
  slug: { kind: 'string' },
  keywords: { kind: 'strings' },
  image: { kind: 'string' },
  draft: { kind: 'boolean' },
  unlisted: { kind: 'boolean' },
  last_update: { kind: 'lastUpdate' },
  hide_table_of_contents: { kind: 'boolean' },
  toc_min_heading_level: { kind: 'number' },
  toc_max_heading_level: { kind: 'number' },
}
/** What an article of any blog may say of itself. */
export const articleFields: Record<string, FieldRule> = {
  ...common,
  date: { kind: 'date', required: true },
  tags: { kind: 'tags', required: true },
  authors: { kind: 'authors', required: true },
  glyph: { kind: 'glyph' },
}
/** What a page about a session may say; `lib/events/event-problems.ts` holds which of it each kind of page must. */
const session: Record<string, FieldRule> = {
  ...common,
  date: { kind: 'date' },
  minutes: { kind: 'number' },
  number: { kind: 'number' },
  topics: { kind: 'topics' },
  speakers: { kind: 'speakers' },
  youtube: { kind: 'string' },
  slides: { kind: 'strings' },
  register: { kind: 'string' },
  related: { kind: 'paths' },
}

/** The front matter of each collection: the one list that the content check, Contentlayer and the authors' guide follow. */
export const fieldsOf: Record<Collection, Record<string, FieldRule>> = {
  docs: { ...common, sidebar_label: { kind: 'string' }, tags: { kind: 'strings' }, authors: { kind: 'strings' }, date: { kind: 'date' } },
  ...forEachBlog(() => articleFields),
  'query-engine': { ...common, sidebar_label: { kind: 'string' }, engine: { kind: 'engine' } },
  community: { ...session, kind: { kind: 'eventKind', required: true }, place: { kind: 'string' } },
  webinar: { ...session, confirms: { kind: 'string' } },
}

/** What `kind` may say in `content/community/`. */
export const eventKinds = ['meetup', 'event', 'page'] as const
