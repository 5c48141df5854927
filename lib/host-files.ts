import { withBasePath } from './base-path'
import { headerRules } from './headers.mjs'
import { basePath } from './site.mjs'
import { siteRedirects } from './site-redirects.mjs'

/**
 * The files that Netlify, Cloudflare Pages and others read from an export: `_headers` and `_redirects`. Their paths are those of requests,
 * so they contain the base path.
 */

/** The `_headers` file. @param base the path that the site is served from, '' for the root */
export const headersFile = (base: string = basePath) =>
  `${headerRules
    .map(({ path, headers }) => [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')}\n`

/**
 * The `_redirects` file; each address with and without its final slash, since not all hosts treat them alike.
 * @param base the path that the site is served from, '' for the root
 */
export const redirectsFile = (base: string = basePath) =>
  `${siteRedirects()
    .flatMap(({ from, to, permanent }) =>
      [from, `${from}/`].map((source) => `${base}${source} ${withBasePath(to, base)} ${permanent ? 301 : 302}`),
    )
    .join('\n')}\n`
