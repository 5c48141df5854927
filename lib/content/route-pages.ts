import { type Collection, collections } from '../collections'
import type { GlyphName } from '../figures/glyphs'
import { routes } from '../routes'
import type { SearchablePage } from '../search/records'
import { site } from '../site.mjs'

/** Metadata of a page without a content file, used on the page, by search engines and for language models. */
export type RoutePage = {
  title: string
  description: string
  path: string
  section: string
  glyph: GlyphName
  /** Collection under which search lists the page; without one, the page is not in the search index. */
  collection?: Collection
  /** False for the index pages of collections, which have no Markdown source. */
  markdown?: false
}

/** The home page, the company pages and the index pages of collections without an index file. */
export const routePages = {
  home: { title: site.tagline, description: site.description, path: routes.home(), section: site.name, glyph: 'mark' },
  queryEngines: {
    title: 'Query engines for Apache Iceberg',
    description:
      'Which engine reads and writes Iceberg how: set-up, first query, row-level changes, tuning and limits, with what each needs from OLake tables.',
    path: routes.queryEngine(),
    section: collections['query-engine'].label,
    glyph: 'lens',
    collection: 'query-engine',
    markdown: false,
  },
  community: {
    title: 'Community',
    description:
      'Where users and builders of OLake meet: Slack channels, discussions on GitHub, meetups with recordings, and every way to take part.',
    path: routes.community(),
    section: collections.community.label,
    glyph: 'people',
    collection: 'community',
    markdown: false,
  },
  contributors: {
    title: 'Contributors',
    description:
      'Everyone outside the core team whose commits are in OLake, from a dated snapshot of the repository, and how to become one of them.',
    path: routes.contributors(),
    section: collections.community.label,
    glyph: 'people',
    collection: 'community',
    markdown: false,
  },
  webinars: {
    title: 'Webinars and events',
    description:
      'Every OLake session on Apache Iceberg, change data capture and lakehouse operation: what is next, and recordings with notes by topic and year.',
    path: routes.webinar(),
    section: collections.webinar.label,
    glyph: 'people',
    collection: 'webinar',
    markdown: false,
  },
  about: {
    title: 'About us',
    description:
      'Who builds OLake and why: the company behind it, the problem it was made for, what the project stands for, and how to reach the team.',
    path: routes.about(),
    section: 'Company',
    glyph: 'mark',
  },
  aiLake: {
    title: 'AILake: assisted migration to Iceberg',
    description:
      'AILake is a planned service that moves Hive, Snowflake and Databricks workloads to Apache Iceberg. What it is meant to do, and how to join the waitlist.',
    path: routes.aiLake(),
    section: 'Company',
    glyph: 'iceberg',
  },
  branding: {
    title: 'Branding',
    description:
      'The OLake mark and word mark as SVG and PNG, colors with measured contrast, typefaces, and how to use them: clear space, smallest size, misuse.',
    path: routes.branding(),
    section: 'Company',
    glyph: 'compass',
  },
  contact: {
    title: 'Contact',
    description:
      'Write to the OLake team, ask the community, report a bug, or plan a pilot: a form, the mailbox, and the place that answers each question fastest.',
    path: routes.contact(),
    section: 'Company',
    glyph: 'document',
  },
} as const satisfies Record<string, RoutePage>

/** These pages in the search index. Their bodies are empty, because they only list other pages, which are indexed separately. */
export const searchableRoutePages: SearchablePage[] = Object.values<RoutePage>(routePages).flatMap(
  ({ collection, path, title, description }) => (collection ? [{ collection, url: path, title, description, keywords: [], body: '' }] : []),
)
