import { withBasePath } from '../../../lib/base-path'
import { spellingRedirects } from '../../../lib/connector-spellings'
import { escapePattern } from '../../../lib/escape'
import { siteHeaders } from '../../../lib/preview.mjs'
import { basePath } from '../../../lib/site.mjs'
import { siteRedirects } from '../../../lib/site-redirects.mjs'

/**
 * `vercel.json` for a static export on Vercel, which reads neither `_headers` nor `_redirects`, and adds the final slash to addresses only if
 * told to. The server build does not need it.
 * @param pages URLs of the site's pages
 * @param base the base path of the site, '' for the root
 */
export function vercelFile(pages: readonly string[], base: string = basePath): string {
  // Other spellings are left to the 404 page: whether Vercel tells capitals apart is not documented, and if not, they would loop.
  const isSpelling = ({ from, to }: { from: string; to: string }) => `${from}/`.toLowerCase() === to.toLowerCase()
  const known = [...siteRedirects(), ...spellingRedirects(pages)].filter((redirect) => !isSpelling(redirect))
  const redirects = known.flatMap(({ from, to, permanent, below }) =>
    ['{/}?', ...(below ? ['/(.*)'] : [])].map((end) => ({
      source: `${base}${escapePattern(from)}${end}`,
      destination: withBasePath(to, base),
      statusCode: permanent ? 301 : 302,
    })),
  )
  const headers = siteHeaders().map(({ path, except, headers }) => ({
    source: base + escapePattern(path).replace('\\*', except ? `((?!${except.slice(path.indexOf('*'))}).*)` : '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ framework: null, trailingSlash: true, redirects, headers }, null, 2)}\n`
}
