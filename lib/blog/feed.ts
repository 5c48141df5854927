import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { type FeedFile, feedFiles } from '../routes'

/**
 * An article in a feed. URLs are absolute, dates are ISO dates, and `html` is the full text. `id` identifies an entry that shares its URL
 * with others; by default, the URL does.
 */
export type FeedItem = {
  id?: string
  url: string
  title: string
  summary: string
  html: string
  published: string
  updated: string
  authors: Array<{ name: string; url?: string }>
  tags: Array<{ id: string; label: string }>
  image: string
}

/** Content of a blog's feeds. `items` are sorted newest first; `addressOf` returns the absolute URL of a feed file. */
export type FeedSource = {
  title: string
  description: string
  home: string
  language: string
  icon: string
  items: readonly FeedItem[]
  addressOf: (file: FeedFile) => string
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** Date of the newest update of any article; the Unix epoch for a feed without articles. */
const lastChange = (items: readonly FeedItem[]) => midnight([...items.map(({ updated }) => updated)].sort().at(-1) ?? '1970-01-01')

function rss({ title, description, home, language, items, addressOf }: FeedSource): string {
  return generateRssFeed({
    title,
    link: home,
    description,
    language,
    lastBuildDate: lastChange(items),
    atom: { links: [{ href: addressOf('rss.xml'), rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.id ?? item.url, isPermaLink: item.id === undefined },
      description: item.summary,
      pubDate: midnight(item.published),
      categories: item.tags.map(({ label }) => ({ name: label })),
      // The RSS `author` element requires an e-mail address, which teams do not have.
      dc: { creators: item.authors.map(({ name }) => name) },
      content: { encoded: item.html },
    })),
  })
}

function atom({ title, description, home, language, icon, items, addressOf }: FeedSource): string {
  return generateAtomFeed({
    id: home,
    title: { value: title },
    subtitle: { value: description },
    updated: lastChange(items),
    icon,
    links: [
      { href: home, rel: 'alternate', type: 'text/html', hreflang: language },
      { href: addressOf('atom.xml'), rel: 'self', type: 'application/atom+xml' },
    ],
    entries: items.map((item) => ({
      id: item.id ?? item.url,
      title: { value: item.title },
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      published: midnight(item.published),
      updated: midnight(item.updated),
      authors: item.authors.map(({ name, url }) => ({ name, ...(url && { uri: url }) })),
      categories: item.tags.map(({ id, label }) => ({ term: id, label })),
      summary: { value: item.summary },
      content: { value: item.html, type: 'html' },
    })),
  })
}

function json({ title, description, home, language, icon, items, addressOf }: FeedSource): string {
  const feed = generateJsonFeed({
    title,
    description,
    home_page_url: home,
    feed_url: addressOf('feed.json'),
    language,
    icon,
    items: items.map((item) => ({
      id: item.id ?? item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: midnight(item.published),
      date_modified: midnight(item.updated),
      authors: item.authors.map(({ name, url }) => ({ name, ...(url && { url }) })),
      tags: item.tags.map(({ label }) => label),
    })),
  })
  return `${JSON.stringify(feed, null, 2)}\n`
}

/** Generator, content type and label of each feed file. */
export const feedKinds: Record<FeedFile, { write: (source: FeedSource) => string; type: string; label: string }> = {
  'rss.xml': { write: rss, type: 'application/rss+xml', label: 'RSS' },
  'atom.xml': { write: atom, type: 'application/atom+xml', label: 'Atom' },
  'feed.json': { write: json, type: 'application/feed+json', label: 'JSON Feed' },
}

/** Feeds for the metadata of a page. @param addressOf URL of a feed file */
export const feedMetadata = (name: string, addressOf: (file: FeedFile) => string) =>
  Object.fromEntries(
    feedFiles.map((file) => {
      const { type, label } = feedKinds[file]
      return [type, { url: addressOf(file), title: `${name} (${label})` }]
    }),
  )
