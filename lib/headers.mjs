/**
 * Headers that every host sends; `next.config.mjs` and the static export both read them. Imports nothing.
 * Paths end in `*` for everything below, or begin with `*` for every file of a kind.
 * @type {ReadonlyArray<{ path: string, headers: Record<string, string> }>}
 */
export const headerRules = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      // Pages are asked for again each time; an unchanged one costs an answer without a body.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  // Names of these files change with what is in them.
  { path: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/_images/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/social/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/covers/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/figures/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/search-index/*', headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
  // Hosts know most kinds of files by their extension, but not these.
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  { path: '/*/rss.xml', headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
  { path: '/*/atom.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  { path: '/*/feed.json', headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } },
  { path: '/*.ics', headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  { path: '/opensearch.xml', headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' } },
  { path: '/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
]
