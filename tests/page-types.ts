/**
 * Pages of the site that tests open. Tests read expected text from the page or its content file, so that editing a page breaks no test.
 * If a page moves, change its address here.
 */
export const pages = {
  home: '/',
  /** A short page for tests of navigation bar and footer. The animation on the home page is slow in browsers without a GPU. */
  contact: '/contact/',
  intro: '/docs/',
  quickstart: '/docs/getting-started/quickstart/',
  /** A guide in a nested category of the sidebar, with siblings and several sections. */
  rds: '/docs/connectors/postgres/setup/rds/',
  benchmarks: '/docs/benchmarks/',
  /** A page with several drawn diagrams. */
  architecture: '/docs/core/architecture/',
  /** Shows every component that authors can use. Tests depend on its text. */
  parts: '/docs/community/authoring/',
  /** An article that has both an older and a newer article. */
  article: '/iceberg/mor-vs-cow/',
  product: '/blog/olake-architecture/',
  /** An article that is part of a series. */
  series: '/blog/mysql-apache-iceberg-replication/',
  blogFront: '/iceberg/',
  /** The second page of the articles of a tag. */
  tag: '/iceberg/tags/iceberg/page/2/',
  tags: '/blog/tags/',
  authors: '/iceberg/authors/',
  archive: '/blog/archive/',
  engine: '/iceberg/query-engine/duckdb/',
}

/** One page of each type, for tests that run on every type. */
export const pageTypes = {
  home: pages.home,
  contact: pages.contact,
  documentation: pages.parts,
  article: pages.series,
  blogFront: pages.blogFront,
  tag: pages.tag,
  tags: pages.tags,
  authors: pages.authors,
  archive: pages.archive,
  guide: pages.engine,
}

/** One page of each type, and each view or state that looks different. */
export const pageKinds = {
  ...pageTypes,
  blog: '/blog/',
  queryEngines: '/iceberg/query-engine/',
  docsHome: pages.intro,
  types: '/docs/tools/types/',
  comparison: '/iceberg/query-engine/?view=compare&compare=trino,spark',
  byFeature: '/iceberg/query-engine/?view=features',
  guide: '/iceberg/query-engine/databricks/',
  community: '/community/',
  contributors: '/community/contributors/',
  program: '/community/contributor-program/',
  sessions: '/webinar/',
  session: '/webinar/w-10-deep-dive-on-catalogs/',
  confirmation: '/webinar/w-1-intro-iceberg-confirmation/',
  meetup: '/community/6th-community-meetup/',
  forum: '/event/leadership-forum/',
  about: '/about-us/',
  aiLake: '/ai-lake/',
  branding: '/branding/',
  search: '/search/?q=slot',
  missing: '/nope/',
}
