// A client component that imports this module, even through others, stops the build: it would send every page's text to the browser.
import 'server-only'
import { allDocuments } from 'contentlayer/generated'
import { environment } from '#environment'
import type { Collection } from '../collections'
import type { EventFacts } from '../events/event'
import { draftsVisible, limits } from '../site.mjs'
import { leftOutFiles } from './build-facts'
import { type GeneratedDocument, parseGenerated } from './generated-document'
import type { ContentPage } from './page'

/** The only reader of `contentlayer/generated`. Server modules alone may import it: it holds every page's body. */

let parsed: GeneratedDocument[] | undefined

/**
 * All documents, checked once. One that does not fit its schema stops a build. In development it is left out, and every page shows what is
 * wrong with it; changed content brings this module in anew.
 */
function documents(): GeneratedDocument[] {
  parsed ??= allDocuments.flatMap((document: unknown) => {
    try {
      return [parseGenerated(document)]
    } catch (cause) {
      if (environment.NODE_ENV === 'development') return []
      throw cause
    }
  })
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
 * Documents of a collection: those whose files lie in its folder. Of several with one address only the oldest stays, so that each page is
 * built once; the content check decides which, and warns of the others. Until it has seen a new file, the first by path stays.
 */
const documentsOf = (collection: Collection): GeneratedDocument[] => {
  const found = documents()
    .filter((document) => document.collection === collection && !leftOutFiles.has(document._raw.sourceFilePath))
    .sort((a, b) => (a._raw.sourceFilePath < b._raw.sourceFilePath ? -1 : 1))
  const first = new Map<string, GeneratedDocument>()
  for (const document of found) if (!first.has(document.url)) first.set(document.url, document)
  return [...first.values()]
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
