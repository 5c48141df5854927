/**
 * Names, limits and switches of the site. Imports nothing, so that build scripts, next.config.mjs and components can all read it.
 */

/** The product, its owner and its places on the web (source: the owner's specification and shell facts). */
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
  locale: 'en',
  /** Origin of canonical addresses, without a final slash. */
  origin: 'https://olake.io',
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

/** Locales in the shape of the specification; the first is the default one. */
export const locales = [{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' }]

/** Versions of the documentation, newest first. `path` is the folder below /docs that the version lives in. */
export const docsVersions = [{ name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' }]

/** Numbers that the specification fixes, in pixels or milliseconds unless the name says otherwise. */
export const limits = {
  desktopMinWidth: 996,
  progressDelay: 200,
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
}

/** Folder that the site is served from: '' at the root of a host, '/sub' below it. */
export const basePath = (process.env.SITE_BASE_PATH ?? '').replace(/\/+$/, '')

/** True for the static folder `out/`, false for a server or Vercel. */
export const isExport = process.env.SITE_OUTPUT === 'export'

/**
 * Whether pages marked `draft` exist in this build: in development, in Vercel's previews and where SITE_DRAFTS=1 asks for them.
 * @param {Record<string, string | undefined>} env
 */
export const draftsVisible = (env = process.env) =>
  env.SITE_DRAFTS === '1' || env.VERCEL_ENV === 'preview' || (env.NODE_ENV === 'development' && env.SITE_DRAFTS !== '0')

/**
 * Whether the gallery of components exists in this build: in development, and where SITE_GALLERY=1 asks for it, as tests do.
 * @param {Record<string, string | undefined>} env
 */
export const galleryVisible = (env = process.env) => env.SITE_GALLERY === '1' || env.NODE_ENV === 'development'
