/**
 * Headers that every host sends; `next.config.mjs` and the static export both read them. Imports nothing.
 */

/**
 * Cache-Control of everything without a rule of its own: browsers ask again each time, and an unchanged file costs an answer without a
 * body. Netlify and Cloudflare Pages send this value by default, so `_headers` leaves it out; the server and nginx set it.
 */
export const defaultCacheControl = 'public, max-age=0, must-revalidate'

/**
 * A path holds at most one `*`, which stands for any text. Paths that set the same header must not overlap: Cloudflare Pages joins the
 * values of all rules that match, and a joined `Cache-Control` is not valid.
 * @type {ReadonlyArray<{ path: string, headers: Record<string, string> }>}
 */
export const headerRules = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    },
  },
  // Names of these files change with their content.
  { path: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/_images/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/social/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/covers/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/figures/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  // Hosts know most kinds of files by their extension, but not these.
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  { path: '/*.csv', headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
  { path: '/*/rss.xml', headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
  { path: '/*/atom.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  { path: '/*/feed.json', headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } },
  { path: '/*.ics', headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  { path: '/opensearch.xml', headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' } },
  { path: '/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
]
