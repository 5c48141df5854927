import { allDocuments } from 'contentlayer/generated'
import type { Collection } from '../collections'
import type { EventFacts } from '../events/event'
import { draftsVisible, limits } from '../site.mjs'
import { type GeneratedDocument, parseGenerated } from './generated-document'
import type { ContentPage } from './page'

/** The only reader of `contentlayer/generated`. Server modules alone may import it: it holds every page's body. */

let parsed: GeneratedDocument[] | undefined

/** All documents, checked once. In development, changed content brings this module in anew. */
const documents = (): GeneratedDocument[] => {
  parsed ??= allDocuments.map(parseGenerated)
  return parsed
}

const day = (date: string | undefined) => date?.slice(0, 10)

/** What a document says of a session; undefined where it is about none. */
function eventOf(document: GeneratedDocument): EventFacts | undefined {
  const { collection, date, minutes, kind, number, place, register } = document
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

function toPage(document: GeneratedDocument): ContentPage {
  const { collection } = document
  const date = day(document.date)
  const updated = day(document.last_update?.date)
  const author = document.last_update?.author
  const event = eventOf(document)
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
 * Documents of a collection: those whose files lie in its folder. Of several with one address only the first by path stays, so that each
 * page is built once; the content check warns of the others.
 */
function documentsOf(collection: Collection): GeneratedDocument[] {
  const own = documents().filter((document) => document.collection === collection)
  const first = new Map<string, GeneratedDocument>()
  for (const document of own) {
    const known = first.get(document.url)
    if (!known || document._raw.sourceFilePath < known._raw.sourceFilePath) first.set(document.url, document)
  }
  return own.filter((document) => first.get(document.url) === document)
}

/** Pages of a collection that exist in this build: drafts are filtered here, once, for every caller. */
export function pagesOf(collection: Collection): ContentPage[] {
  const pages = documentsOf(collection).map(toPage)
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
