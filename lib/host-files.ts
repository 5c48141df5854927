import { escapePattern } from './escape'
import { headerRules } from './headers.mjs'
import { siteRedirects } from './site-redirects.mjs'

/** What static hosts read of our tables: `_headers`, `_redirects`, and a block for nginx. */

/** The `_headers` file of Netlify, Cloudflare Pages and others. */
export const headersFile = () =>
  `${headerRules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')}\n`

/** The `_redirects` file; each address with and without its final slash, since not all hosts treat them alike. */
export const redirectsFile = () =>
  `${siteRedirects()
    .flatMap(({ from, to, permanent }) => [from, `${from}/`].map((source) => `${source} ${to} ${permanent ? 301 : 302}`))
    .join('\n')}\n`

/** nginx's regular expression for a path of the table. */
export const locationPattern = (path: string) => `^${path.split('*').map(escapePattern).join('.*')}$`

/**
 * A block for nginx: redirects in one hop for both forms of an address, folders by their index file, the 404 page, and headers.
 * Included inside of `http`, with `root` set to the export.
 */
export function nginxFile(): string {
  const map = (permanent: boolean) =>
    siteRedirects()
      .filter((rule) => rule.permanent === permanent)
      .map(({ from, to }) => `  ~^${escapePattern(from)}/?$ "${to}";`)
      .join('\n')
  const names = [...new Set(headerRules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== 'Content-Type')
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
  // The last rule that fits wins, as in `_headers`; nginx takes the first.
  const headerMaps = names.map((name) => {
    const lines = headerRules
      .flatMap(({ path, headers }) => (headers[name] ? [`  "~${locationPattern(path)}" "${headers[name]}";`] : []))
      .reverse()
    return `map $uri ${variable(name)} {\n${lines.join('\n')}\n}`
  })
  const types = headerRules.flatMap(({ path, headers }) => {
    const type = headers['Content-Type']?.split(';')[0]
    return type ? [`  location ~ ${locationPattern(path)} { types {} default_type ${type}; charset utf-8; charset_types ${type}; }`] : []
  })
  return `# Made by \`npm run export\` from lib/site-redirects.mjs and lib/headers.mjs. Include it inside of http { }.
map $uri $site_moved_for_good {
${map(true)}
}
map $uri $site_elsewhere {
${map(false)}
}
${headerMaps.join('\n')}

server {
  listen 80;
  root /usr/share/nginx/html;
  error_page 404 /404.html;
${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}
  if ($site_moved_for_good) { return 301 $site_moved_for_good; }
  if ($site_elsewhere) { return 302 $site_elsewhere; }
  rewrite ^(.*/)index\\.html$ $1 permanent;
${types.join('\n')}
  location / { try_files $uri $uri/index.html =404; }
}
`
}
