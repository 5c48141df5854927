import { environment } from '#environment'
import { chooseLocale, withDefaults } from './settings.mjs'

/** Names, limits and switches of the site. Build scripts, next.config.mjs and components in the browser all read them from here. */

/** The product, its owner and its places on the web. */
export const site = {
  name: 'OLake',
  tagline: 'Fastest Data Replication',
  description:
    'OLake is the open-source tool that replicates Postgres, MySQL, MongoDB, Oracle and Kafka into Apache Iceberg tables and Parquet files.',
  company: 'Datazip, Inc.',
  founded: '2023',
  address: 'Datazip, Inc. 16192 Coastal Hwy, Lewes, DE 19958, USA',
  email: 'hello@olake.io',
  privacyPolicy: 'https://datazip.io/privacy-policy',
  meeting: 'https://calendly.com/d/ckr6-g82-p9y/olake_discussion',
  /** Origin of canonical addresses, without a final slash. */
  origin: environment.SITE_URL,
  titleDelimiter: ' | ',
  twitter: '@_olake',
}

/** Where the sources of the tool and of this site are kept. */
export const repository = {
  tool: 'https://github.com/datazip-inc/olake',
  discussions: 'https://github.com/datazip-inc/olake/discussions',
  contributorGraph: 'https://github.com/datazip-inc/olake/graphs/contributors',
  goodFirstIssues: 'https://github.com/datazip-inc/olake/issues?q=is%3Aissue+is%3Aopen+label%3A%22good+first+issue%22',
  website: 'https://github.com/datazip-inc/olake-docs',
  branch: 'master',
}

/** Who leads the company, as the page about it says. */
export const founders = [
  { name: 'Rohan Khameshra', role: 'CEO', profile: 'https://www.linkedin.com/in/rohan-khameshra/' },
  { name: 'Shubham Satish Baldava', role: 'CTO', profile: 'https://www.linkedin.com/in/shubham-baldava/' },
  { name: 'Sandeep Devarapalli', role: 'CMO', profile: 'https://www.linkedin.com/in/sandeepdevarapalli/' },
]

/** The form of AILake's waitlist, kept by another service. */
export const waitlist = 'https://tally.so/r/nrQ8gX'

/** Accounts of the team, whose work the list of contributors leaves out. */
export const coreTeam = [
  'zriyanshdz',
  'hash-data',
  'piyushsingariya',
  'piyushdatazip',
  'shubham19may',
  'vikash390',
  'vaibhav-datazip',
  'vishalm0509',
  'schitizsharma',
  'ImDoubD-datazip',
  'rkhameshra',
  'tanishaAtDatazip',
]

/** Where coming sessions are listed for registration, by the service that holds them. */
export const upcomingSessions = 'https://app.livestorm.co/datazip-inc/upcoming'

/** Settings that can have other values, see lib/settings.mjs. */
export const { colorMode, docsVersions, locales, navbar: navbarSettings } = withDefaults(environment.SITE_SETTINGS)

/** The locale that this build is for. */
export const locale = chooseLocale(locales, environment.SITE_LOCALE)

/** Limits of the site, in pixels or milliseconds unless the name says otherwise. */
export const limits = {
  desktopMinWidth: 996,
  /** A navigation that takes longer than this shows its progress. */
  progressDelay: 200,
  /** A part of a page that loads for longer than this shows a spinner. */
  lazyDelay: 200,
  /** Shortest distance of a swipe. */
  swipeDistance: 30,
  postsPerPage: 6,
  tocMinLevel: 2,
  tocMaxLevel: 3,
  zoomMargin: 24,
  zoomBackground: '#000',
  imageQuality: 70,
  imageWidths: [640, 1030],
}

/** Keys under which the browser remembers choices. */
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

/** Folder that the whole site is served from: '' at the root of a host, '/sub' below it. */
export const sitePath = environment.SITE_BASE_PATH ?? ''

/** Folder that this build is served from: the site's own for the default locale, a folder inside it for any other. */
export const basePath = locale === locales[0] ? sitePath : `${sitePath}/${locale.code}`

/** True for the static folder `out/`, false for a server or Vercel. */
export const isExport = environment.SITE_OUTPUT === 'export'

/** @typedef {import('./environment/schema.mjs').Environment} Environment */

/**
 * Whether pages marked `draft` exist in this build: in development and in Vercel's previews, unless SITE_DRAFTS says otherwise.
 * @param {Pick<Environment, 'SITE_DRAFTS' | 'VERCEL_ENV' | 'NODE_ENV'>} env
 */
export const draftsVisible = (env = environment) => env.SITE_DRAFTS ?? (env.VERCEL_ENV === 'preview' || env.NODE_ENV === 'development')

/**
 * Whether the gallery of components exists in this build: in development, unless SITE_GALLERY says otherwise.
 * @param {Pick<Environment, 'SITE_GALLERY' | 'NODE_ENV'>} env
 */
export const galleryVisible = (env = environment) => env.SITE_GALLERY ?? env.NODE_ENV === 'development'
