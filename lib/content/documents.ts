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
function eventOf({ collection, frontMatter }: GeneratedDocument): EventFacts | undefined {
  const { date, minutes, kind, number, place, register } = frontMatter
  if (!date || !minutes || kind === 'page') return undefined
  return {
    series: collection === 'webinar' ? 'webinar' : (kind ?? 'event'),
    starts: date,
    minutes,
    topics: frontMatter.topics ?? [],
    speakers: frontMatter.speakers ?? [],
    slides: frontMatter.slides ?? [],
    ...(number && { number }),
    ...(place && { place }),
    ...(register && { register }),
  }
}

function toPage(document: GeneratedDocument): ContentPage {
  const { last_update, sidebar_label, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, ...fields } =
    document.frontMatter
  const date = day(fields.date)
  const updated = day(last_update?.date)
  const author = last_update?.author
  const event = eventOf(document)
  return {
    ...fields,
    collection: document.collection,
    slug: document.slugPath,
    url: document.url,
    source: document._raw.sourceFilePath,
    label: sidebar_label ?? fields.title,
    code: document.body.code,
    raw: document.body.raw,
    ...document.facts,
    keywords: fields.keywords ?? [],
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    tags: fields.tags ?? [],
    authors: fields.authors ?? [],
    related: fields.related ?? [],
    ...(date && { date }),
    ...(event && { event }),
    ...((updated || author) && { lastUpdate: { ...(updated && { date: updated }), ...(author && { author }) } }),
    toc: {
      hidden: hide_table_of_contents ?? false,
      min: toc_min_heading_level ?? limits.tocMinLevel,
      max: toc_max_heading_level ?? limits.tocMaxLevel,
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
        .filter(({ frontMatter }) => frontMatter.draft)
        .map(({ url }) => url)
}

/** The page at a path below its collection, or undefined. */
export function findPage(collection: Collection, slug: string): ContentPage | undefined {
  return pagesOf(collection).find((page) => page.slug === slug)
}
