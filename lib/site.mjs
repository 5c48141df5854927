import { environment } from '#environment'

export { repository } from './repository.mjs'

/** Site-wide names, limits and flags, used by build scripts, next.config.mjs and client components. */

/** The product, the company and their public links. */
export const site = {
  name: 'OLake',
  tagline: 'Fastest Data Replication',
  description:
    'OLake is an open-source tool that replicates Postgres, MySQL, MongoDB, Oracle, SQL Server, Db2, Kafka and S3 to Apache Iceberg or Parquet.',
  company: 'Datazip, Inc.',
  founded: '2023',
  address: 'Datazip, Inc. 16192 Coastal Hwy, Lewes, DE 19958, USA',
  email: 'hello@olake.io',
  privacyPolicy: 'https://datazip.io/privacy-policy',
  meeting: 'https://calendly.com/d/ckr6-g82-p9y/olake_discussion',
  /** Origin of canonical URLs, without a trailing slash. */
  origin: environment.SITE_URL,
  titleDelimiter: ' | ',
  twitter: '@_olake',
}

/** Founders of the company, as listed on the About page. */
export const founders = [
  { name: 'Rohan Khameshra', role: 'CEO', profile: 'https://www.linkedin.com/in/rohan-khameshra/' },
  { name: 'Shubham Satish Baldava', role: 'CTO', profile: 'https://www.linkedin.com/in/shubham-baldava/' },
  { name: 'Sandeep Devarapalli', role: 'CMO', profile: 'https://www.linkedin.com/in/sandeepdevarapalli/' },
]

/** AILake waitlist form, hosted by Tally. */
export const waitlist = 'https://tally.so/r/nrQ8gX'

/** Registration page for upcoming sessions, hosted by Livestorm. */
export const upcomingSessions = 'https://app.livestorm.co/datazip-inc/upcoming'

/** Optional features; see lib/settings.mjs. */
export const settings = environment.SITE_SETTINGS

const { locales } = settings

/** The locale of this build: the one with the code in SITE_LOCALE, otherwise the first. */
export const locale = locales.find(({ code }) => code === environment.SITE_LOCALE) ?? locales[0]

/** Path of the program that draws diagrams in the browser, below the base path. tools/delivery/build/place-mermaid.ts copies it there. */
export const mermaidEntry = '/_mermaid/mermaid.js'

/** Limits of the site. Widths, distances and margins are in pixels, delays in milliseconds. */
export const limits = {
  /** Width in rem from which the navigation bar shows its items. `desktop` of tailwind.config.ts has the same value. */
  desktopMinWidth: 62.25,
  /** A navigation that takes longer than this shows a progress bar. */
  progressDelay: 200,
  /** A lazily loaded component that takes longer than this shows a spinner. */
  lazyDelay: 200,
  /** Minimum distance of a swipe. */
  swipeDistance: 30,
  postsPerPage: 6,
  tocMinLevel: 2,
  tocMaxLevel: 3,
  zoomMargin: 24,
  zoomBackground: '#000',
  imageQuality: 70,
  imageWidths: [640, 1030],
}

/** Browser storage keys for the choices of a visitor. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  sidebarHidden: 'docs.sidebar.hidden',
  docsVersion: 'docs-preferred-version-default',
  tabPrefix: 'docusaurus.tab.',
  codeWrap: 'code.wrap',
  commandSource: 'command.source',
  commandDestination: 'command.destination',
  contactDraft: 'contact.draft',
  consent: 'measuring.consent',
  searchHosts: 'search.hosts',
}

/** Base path of the whole site: '' at the root of a host, otherwise a path such as '/sub'. */
export const sitePath = environment.SITE_BASE_PATH ?? ''

/** Base path of this build: that of the site for the default locale, a folder below it for any other locale. */
export const basePath = locale === locales[0] ? sitePath : `${sitePath}/${locale.code}`

/** True for a static export to `out/`, false for a server or Vercel. */
export const isExport = environment.SITE_OUTPUT === 'export'

/** @typedef {import('./environment/schema.mjs').Environment} Environment */

/**
 * Whether this build includes pages marked `draft`. By default, only development and previews do; SITE_DRAFTS overrides this.
 * @param {Pick<Environment, 'SITE_DRAFTS' | 'SITE_PREVIEW_BRANCH' | 'NODE_ENV'>} env
 */
export const draftsVisible = (env = environment) =>
  env.SITE_DRAFTS ?? (env.SITE_PREVIEW_BRANCH !== undefined || env.NODE_ENV === 'development')

/**
 * Whether this build includes the component gallery. By default, only development does; SITE_GALLERY overrides this.
 * @param {Pick<Environment, 'SITE_GALLERY' | 'NODE_ENV'>} env
 */
export const galleryVisible = (env = environment) => env.SITE_GALLERY ?? env.NODE_ENV === 'development'
