// Fails the build if a client component imports this module, even indirectly, because the bundle would contain facts about every page.
import 'server-only'
import { environment } from '#environment'
import { apiHeadings } from '../api/api-headings'
import { input } from '../build/inputs.server'
import type { Collection } from '../collections'
import type { EventFacts } from '../events/event'
import { bodyHash } from '../mdx/body-hash.server'
import { buildDay, publicationOf } from '../publication'
import { draftsVisible, limits } from '../site.mjs'
import { minutesOf, readingOf } from './bodies'
import { contentVersion, leftOutFiles } from './build-facts'
import { editedBodies } from './edited-bodies'
import { type GeneratedDocument, generatedDocuments } from './generated-documents'
import type { ContentPage } from './page'

/** The only module that reads the documents of Contentlayer, which contain facts about every page. Only server modules may import it. */

let parsed: { version: number; documents: GeneratedDocument[] } | undefined

/**
 * All documents, sorted by path, because Contentlayer's order differs from build to build. They are read once. In development,
 * the version changes when pages are added, removed or renamed, or when front matter changes: Next.js then loads this module again, and all
 * modules that use it.
 */
function documents(): GeneratedDocument[] {
  if (parsed?.version !== contentVersion) {
    parsed = {
      version: contentVersion,
      documents: generatedDocuments().sort((a, b) => (a._raw.sourceFilePath < b._raw.sourceFilePath ? -1 : 1)),
    }
  }
  return parsed.documents
}

const day = (date: string | undefined) => date?.slice(0, 10)

/** Day of this build. The variable is read for each call, because tests change it. */
const today = () => buildDay(environment.SITE_BUILD_DATE)

/** The session data of a document; undefined if the document is not about a session. */
function eventOf({ collection, frontMatter }: GeneratedDocument): EventFacts | undefined {
  const { date, minutes, kind, number, place, register } = frontMatter
  const starts = date ?? day(frontMatter.day)
  if (!starts || !minutes || kind === 'page') return undefined
  return {
    series: collection === 'webinar' ? 'webinar' : (kind ?? 'event'),
    starts,
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
  const {
    draft: _,
    last_update,
    sidebar_label,
    hide_table_of_contents,
    toc_min_heading_level,
    toc_max_heading_level,
    ...fields
  } = document.frontMatter
  const source = document._raw.sourceFilePath
  const text = { bodyHash: bodyHash(editedBodies()[source] ?? document.textHash), source }
  const date = day(fields.date ?? fields.day)
  const updated = day(last_update?.date)
  const author = last_update?.author
  const event = eventOf(document)
  return {
    ...fields,
    collection: document.collection,
    slug: document.slugPath,
    url: document.url,
    ...text,
    get headings() {
      const { headings, components } = readingOf(text)
      return [...headings, ...apiHeadings(components)]
    },
    get readingMinutes() {
      return minutesOf(text)
    },
    label: sidebar_label ?? fields.title,
    keywords: fields.keywords ?? [],
    publication: publicationOf(document.collection, document.frontMatter, today()),
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
 * Documents of a collection, which are the files in its folder. If several documents have the same URL, only the first one by path is kept, so
 * that each page is built once. The content check warns about the others, and leaves out those that have the URL of a page of the site.
 */
const documentsOf = (collection: Collection): GeneratedDocument[] => {
  const found = documents().filter(({ collection: name, _raw }) => name === collection && !leftOutFiles.has(_raw.sourceFilePath))
  const first = new Map<string, GeneratedDocument>()
  for (const document of found) if (!first.has(document.url)) first.set(document.url, document)
  return [...first.values()]
}

const pages = new Map<string, readonly ContentPage[]>()
let edits = editedBodies()

/** Everything of a page except its text: the fields that are not read from the text when they are used, and not its hash. */
export const factsOf = (page: ContentPage): object =>
  Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(page)).flatMap(([name, { value }]) =>
      value === undefined || name === 'bodyHash' ? [] : [[name, value]],
    ),
  )

function readPages(collection: Collection): readonly ContentPage[] {
  const changed = editedBodies()
  if (edits !== changed) pages.clear()
  edits = changed
  const drafts = draftsVisible()
  const key = `${collection} ${drafts} ${today()}`
  const known = pages.get(key)
  if (known) return known
  const all = documentsOf(collection).map(toPage)
  const found = drafts ? all : all.filter(({ publication }) => publication === 'published')
  pages.set(key, found)
  return found
}

/**
 * Pages of a collection in this build, read once. Drafts are filtered here, so that callers do not have to. The same list is returned until a
 * body changes in development.
 */
export const pagesOf = input('pages', readPages, (list) => list.map(factsOf))

/** URLs of drafts and scheduled articles that this build leaves out. Navigation can refer to them before they are published. */
export const hiddenPages = input('hidden-pages', (collection: Collection): string[] =>
  draftsVisible()
    ? []
    : documentsOf(collection)
        .filter(({ frontMatter }) => publicationOf(collection, frontMatter, today()) !== 'published')
        .map(({ url }) => url),
)

const pageAt = input(
  'page',
  (path) => {
    const [collection, ...slug] = path.split('/')
    return readPages(collection as Collection).find((page) => page.slug === slug.join('/'))
  },
  (page) => page && factsOf(page),
)

/** The page with a slug in a collection, or undefined. */
export const findPage = (collection: Collection, slug: string): ContentPage | undefined => pageAt(`${collection}/${slug}`)
