import { withBasePath } from './base-path'
import { headerRules } from './headers.mjs'
import { basePath } from './site.mjs'
import { siteRedirects } from './site-redirects.mjs'

/**
 * The `_headers` and `_redirects` files that Netlify, Cloudflare Pages and similar hosts read from an export. Their paths are request
 * paths, so they include the base path.
 */

/** The `_headers` file. @param base the base path of the site, '' for the root */
export const headersFile = (base: string = basePath) =>
  `${headerRules
    .map(({ path, headers }) => [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')}\n`

/**
 * The `_redirects` file. Each source is listed with and without a trailing slash, because some hosts distinguish the two.
 * @param base the base path of the site, '' for the root
 */
export const redirectsFile = (base: string = basePath) =>
  `${siteRedirects()
    .flatMap(({ from, to, permanent }) =>
      [from, `${from}/`].map((source) => `${base}${source} ${withBasePath(to, base)} ${permanent ? 301 : 302}`),
    )
    .join('\n')}\n`
