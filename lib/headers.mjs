/**
 * Response headers for every host, used by `next.config.mjs` and by the static export. This module has no imports.
 */

/**
 * Cache-Control of files without their own rule. Browsers revalidate on each request and receive a 304 response without a body if the
 * file is unchanged. Netlify and Cloudflare Pages send this value by default, so `_headers` omits it; the server and nginx set it.
 */
export const defaultCacheControl = 'public, max-age=0, must-revalidate'

/** Folder whose pages other sites may show in a frame: OLake UI shows the documentation beside its forms, on each user's own host. */
export const embeddablePath = '/docs/'

/**
 * A path contains at most one `*`, which matches any text. Paths that set the same header must not overlap, because Cloudflare Pages joins
 * the values of all matching rules, and a joined `Cache-Control` is not valid. `except` is a folder at
 * the place of the `*` that the rule does not apply to.
 * @type {ReadonlyArray<{ path: string, except?: string, headers: Record<string, string> }>}
 */
export const headerRules = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Two years. Browsers ignore this header over plain HTTP.
      'Strict-Transport-Security': 'max-age=63072000',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  },
  { path: `${embeddablePath}*`, headers: { 'Content-Security-Policy': 'frame-ancestors *' } },
  {
    path: '/*',
    except: embeddablePath,
    headers: { 'Content-Security-Policy': "frame-ancestors 'self'", 'X-Frame-Options': 'SAMEORIGIN' },
  },
  // The names of these files contain a hash of their content.
  { path: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/_images/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/images/icons.svg', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/social/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/covers/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/figures/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  // Hosts derive the type of most files from the extension, but not of these.
  { path: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
  { path: '/*.csv', headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
  { path: '/*/rss.xml', headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } },
  { path: '/*/atom.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  { path: '/*/feed.json', headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } },
  { path: '/*.ics', headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
  { path: '/opensearch.xml', headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' } },
  { path: '/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
]
