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
  /** False for a page without a Markdown copy. */
  markdown?: false
}

/** The home page, the company pages and the index pages of collections without an index file. */
export const routePages = {
  home: {
    title: 'Replicate Postgres, MySQL and MongoDB to Iceberg',
    description: site.description,
    path: routes.home(),
    section: site.name,
    glyph: 'mark',
  },
  queryEngines: {
    title: 'Query Engines for Apache Iceberg',
    description:
      'Compare how 16 query engines read and write Apache Iceberg tables, and open the guide of each engine for its setup, queries, tuning and limitations.',
    path: routes.queryEngine(),
    section: collections['query-engine'].label,
    glyph: 'lens',
    collection: 'query-engine',
  },
  community: {
    title: 'OLake Community',
    description:
      'Join the OLake community: ask questions on Slack or GitHub Discussions, watch recordings of the meetups, and find out how you can contribute.',
    path: routes.community(),
    section: collections.community.label,
    glyph: 'people',
    collection: 'community',
  },
  contributors: {
    title: 'OLake Contributors',
    description:
      'Make your first contribution to OLake: choose an issue, set up the project and open a pull request. See who else has contributed code.',
    path: routes.contributors(),
    section: collections.community.label,
    glyph: 'people',
    collection: 'community',
    markdown: false,
  },
  webinars: {
    title: 'OLake Webinars and Events',
    description:
      'Watch recordings of OLake webinars on Apache Iceberg, change data capture and data lakehouses, read the notes, and register for upcoming sessions.',
    path: routes.webinar(),
    section: collections.webinar.label,
    glyph: 'people',
    collection: 'webinar',
  },
  olakeGo: {
    title: 'OLake Go: Database Replication to Iceberg',
    description:
      'OLake Go replicates databases, Kafka topics and files to Apache Iceberg tables that you own. See what it does, who needs it, and how to start.',
    path: routes.olakeGo(),
    section: 'Products',
    glyph: 'pipes',
  },
  olakeFusion: {
    title: 'OLake Fusion: Maintenance of Iceberg Tables',
    description:
      'OLake Fusion compacts Apache Iceberg tables on a schedule, so that queries stay fast. See what it does, who needs it, and how to start.',
    path: routes.olakeFusion(),
    section: 'Products',
    glyph: 'snapshot',
  },
  about: {
    title: 'About OLake and Datazip',
    description:
      'Learn who develops the open-source replication tool OLake, why it was built, which principles guide the project, and how to contact the team.',
    path: routes.about(),
    section: 'Company',
    glyph: 'mark',
  },
  aiLake: {
    title: 'AILake: AI-Assisted Migration to Apache Iceberg',
    description:
      'AILake is a planned service that uses AI to migrate Hive, Snowflake and Databricks workloads to Apache Iceberg. See its goals and join the waitlist.',
    path: routes.aiLake(),
    section: 'Company',
    glyph: 'iceberg',
  },
  branding: {
    title: 'OLake Brand Assets: Logos, Colors and Fonts',
    description:
      'Download the OLake logos as SVG and PNG files, look up the brand colors and typefaces, and read how much space and which sizes the logos need.',
    path: routes.branding(),
    section: 'Company',
    glyph: 'compass',
  },
  contact: {
    title: 'Contact the OLake Team',
    description:
      'Contact the OLake team about a pilot, support or a partnership, report a bug or a vulnerability, or ask the community on Slack and GitHub.',
    path: routes.contact(),
    section: 'Company',
    glyph: 'document',
  },
} as const satisfies Record<string, RoutePage>

/** These pages in the search index. Their bodies are empty, because they only list other pages, which are indexed separately. */
export const searchableRoutePages: SearchablePage[] = Object.values<RoutePage>(routePages).flatMap(
  ({ collection, path, title, description }) =>
    collection ? [{ collection, url: path, title, description, keywords: [], body: { type: 'root', children: [] } }] : [],
)
