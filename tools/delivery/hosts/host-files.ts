import { withBasePath } from '../../../lib/base-path'
import { spellingRedirects } from '../../../lib/connector-spellings'
import type { headerRules } from '../../../lib/headers.mjs'
import { siteHeaders } from '../../../lib/preview.mjs'
import { basePath } from '../../../lib/site.mjs'
import { siteRedirects } from '../../../lib/site-redirects.mjs'

/**
 * The `_headers` and `_redirects` files that Netlify, Cloudflare Pages and similar hosts read from an export. Their paths are request
 * paths, so they include the base path.
 */

/**
 * The paths of a rule of `headerRules`. The file has no syntax for exceptions, so a rule with an exception becomes one rule for the home page
 * and one for each other top-level folder.
 */
function rulePaths({ path, except }: (typeof headerRules)[number], pages: readonly string[]): string[] {
  if (!except) return [path]
  const folders = new Set(pages.map((page) => page.replace(/^(\/[^/]*\/?).*$/, '$1')))
  return [...folders].filter((folder) => folder !== except).map((folder) => (folder === '/' ? folder : `${folder}*`))
}

/**
 * The `_headers` file.
 * @param pages URLs of the site's pages
 * @param base the base path of the site, '' for the root
 */
export const headersFile = (pages: readonly string[], base: string = basePath) =>
  `${siteHeaders()
    .flatMap((rule) => rulePaths(rule, pages).map((path) => ({ path, headers: rule.headers })))
    .map(({ path, headers }) => [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')}\n`

/**
 * The `_redirects` file. Each source is listed with and without a trailing slash, because some hosts distinguish the two, and
 * a family with a final `*`.
 * @param pages URLs of the site's pages
 * @param base the base path of the site, '' for the root
 */
export const redirectsFile = (pages: readonly string[], base: string = basePath) =>
  `${[...siteRedirects(), ...spellingRedirects(pages)]
    .flatMap(({ from, to, permanent, below }) =>
      [from, `${from}/`, ...(below ? [`${from}/*`] : [])].map(
        (source) => `${base}${source} ${withBasePath(to, base)} ${permanent ? 301 : 302}`,
      ),
    )
    .join('\n')}\n`
