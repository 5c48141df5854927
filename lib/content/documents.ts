// A client component that imports this module, even through others, stops the build: it would send every page's text to the browser.
import 'server-only'
import { allDocuments } from 'contentlayer/generated'
import type { EventFacts, EventTopic, SpeakerEntry } from '../events/event'
import type { GlyphName } from '../figures/glyphs'
import type { PageHeading } from '../mdx/heading-ids'
import type { EngineRecord } from '../query-engines/engine'
import type { Collection } from '../routes'
import { draftsVisible, limits } from '../site.mjs'
import { leftOutFiles } from './build-facts'
import type { ContentPage } from './page'

/** The only reader of `contentlayer/generated`. Server modules alone may import it: it holds every page's body. */

type GeneratedDocument = {
  _raw: { sourceFilePath: string }
  url: string
  slugPath: string
  facts: { headings: PageHeading[]; excerpt: string; readingMinutes: number }
  title: string
  description: string
  body: { code: string; raw: string }
  sidebar_label?: string
  keywords?: string[]
  draft?: boolean
  unlisted?: boolean
  image?: string
  date?: string
  tags?: string[]
  authors?: string[]
  glyph?: GlyphName
  engine?: EngineRecord
  youtube?: string
  kind?: 'meetup' | 'event' | 'page'
  number?: number
  minutes?: number
  topics?: EventTopic[]
  speakers?: SpeakerEntry[]
  place?: string
  register?: string
  slides?: string[]
  confirms?: string
  related?: string[]
  last_update?: { date?: string; author?: string }
  hide_table_of_contents?: boolean
  toc_min_heading_level?: number
  toc_max_heading_level?: number
}

const day = (date: string | undefined) => date?.slice(0, 10)

/** What a document says of a session; undefined where it is about none. */
function eventOf(collection: Collection, document: GeneratedDocument): EventFacts | undefined {
  const { date, minutes, kind, number, place, register } = document
  if (!date || !minutes || kind === 'page') return undefined
  return {
    series: collection === 'webinar' ? 'webinar' : (kind ?? 'event'),
    starts: date,
    minutes,
    topics: document.topics ?? [],
    speakers: document.speakers ?? [],
    slides: document.slides ?? [],
    ...(number && { number }),
    ...(place && { place }),
    ...(register && { register }),
  }
}

function toPage(collection: Collection, document: GeneratedDocument): ContentPage {
  const date = day(document.date)
  const updated = day(document.last_update?.date)
  const author = document.last_update?.author
  const event = eventOf(collection, document)
  return {
    collection,
    slug: document.slugPath,
    url: document.url,
    source: document._raw.sourceFilePath,
    title: document.title,
    label: document.sidebar_label ?? document.title,
    description: document.description,
    code: document.body.code,
    raw: document.body.raw,
    ...document.facts,
    keywords: document.keywords ?? [],
    draft: document.draft ?? false,
    unlisted: document.unlisted ?? false,
    tags: document.tags ?? [],
    authors: document.authors ?? [],
    related: document.related ?? [],
    ...(document.image && { image: document.image }),
    ...(date && { date }),
    ...(document.engine && { engine: document.engine }),
    ...(document.glyph && { glyph: document.glyph }),
    ...(document.youtube && { youtube: document.youtube }),
    ...(event && { event }),
    ...(document.confirms && { confirms: document.confirms }),
    ...((updated || author) && { lastUpdate: { ...(updated && { date: updated }), ...(author && { author }) } }),
    toc: {
      hidden: document.hide_table_of_contents ?? false,
      min: document.toc_min_heading_level ?? limits.tocMinLevel,
      max: document.toc_max_heading_level ?? limits.tocMaxLevel,
    },
  }
}

/**
 * Documents of a collection: those whose files lie in its folder. Of several with one address only the oldest stays, so that each page is
 * built once; the content check decides which, and warns of the others. Until it has seen a new file, the first by path stays.
 */
function documentsOf(collection: Collection): GeneratedDocument[] {
  const documents = (allDocuments as GeneratedDocument[]).filter(
    ({ _raw }) => _raw.sourceFilePath.startsWith(`${collection}/`) && !leftOutFiles.has(_raw.sourceFilePath),
  )
  const first = new Map<string, GeneratedDocument>()
  for (const document of documents) {
    const known = first.get(document.url)
    if (!known || document._raw.sourceFilePath < known._raw.sourceFilePath) first.set(document.url, document)
  }
  return documents.filter((document) => first.get(document.url) === document)
}

/** Pages of a collection that exist in this build: drafts are filtered here, once, for every caller. */
export function pagesOf(collection: Collection): ContentPage[] {
  const pages = documentsOf(collection).map((document) => toPage(collection, document))
  return draftsVisible() ? pages : pages.filter((page) => !page.draft)
}

/** Addresses of drafts that this build leaves out. Navigation may name them before they are published. */
export function hiddenDrafts(collection: Collection): string[] {
  return draftsVisible()
    ? []
    : documentsOf(collection)
        .filter(({ draft }) => draft)
        .map(({ url }) => url)
}

/** The page at a path below its collection, or undefined. */
export function findPage(collection: Collection, slug: string): ContentPage | undefined {
  return pagesOf(collection).find((page) => page.slug === slug)
}
