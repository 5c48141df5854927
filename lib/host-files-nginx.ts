import { withBasePath } from './base-path'
import { escapePattern } from './escape'
import { defaultCacheControl, headerRules } from './headers.mjs'
import { basePath } from './site.mjs'
import { siteRedirects } from './site-redirects.mjs'
import { redirectTarget } from './static-host'

/** Types of text besides text/html, which nginx always compresses and labels with the character set. */
const textTypes = [
  ...['text/css', 'text/csv', 'text/calendar', 'text/javascript', 'text/markdown', 'text/plain', 'text/xml'],
  ...['application/javascript', 'application/json', 'application/feed+json', 'application/manifest+json', 'application/xml'],
  ...['application/atom+xml', 'application/rss+xml', 'application/opensearchdescription+xml', 'image/svg+xml'],
].join(' ')

/** nginx's regular expression for a path of the table. */
export const locationPattern = (path: string) => `^${path.split('*').map(escapePattern).join('.*')}$`

/** A map from the paths of all redirects of one kind to their targets. */
function redirectMap(variable: string, permanent: boolean, base: string): string {
  const rules = siteRedirects().filter((rule) => rule.permanent === permanent)
  const entries = rules.map(
    ({ from, to }) => `  ~^${escapePattern(base + from)}/?$ "${redirectTarget(withBasePath(to, base), '$is_args$args')}";`,
  )
  return [`map $uri ${variable} {`, ...entries, '}'].join('\n')
}

const headerVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/** A map from paths to the values of one header. nginx sends no header with an empty value. */
function headerMap(name: string, base: string): string {
  const entries = headerRules.flatMap(({ path, headers }) =>
    headers[name] ? [`  "~${locationPattern(base + path)}" "${headers[name]}";`] : [],
  )
  const fallback = name === 'Cache-Control' ? [`  default "${defaultCacheControl}";`] : []
  return [`map $uri ${headerVariable(name)} {`, ...fallback, ...entries, '}'].join('\n')
}

/** A location for each kind of file whose type nginx does not know. */
const typeLocations = (base: string) =>
  headerRules.flatMap(({ path, headers }) => {
    const type = headers['Content-Type']?.split(';')[0]
    return type ? [`  location ~ ${locationPattern(base + path)} { types {} default_type ${type}; }`] : []
  })

/**
 * A configuration for nginx: redirects in one hop that keep the query, folders by their index file, the 404 page, headers and
 * compression. It is included inside of `http`.
 * @param base the path that the site is served from, '' for the root
 */
export function nginxFile(base: string = basePath): string {
  const names = [...new Set(headerRules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== 'Content-Type')
  return `# Made by \`npm run export\` from lib/site-redirects.mjs and lib/headers.mjs. Include it inside of http { }.
# Copy the content of out/ to /usr/share/nginx/html${base}/.
${redirectMap('$site_permanent_redirect', true, base)}
${redirectMap('$site_temporary_redirect', false, base)}
${names.map((name) => headerMap(name, base)).join('\n')}

server {
  listen 80;
  root /usr/share/nginx/html;
  error_page 404 ${base}/404.html;
  # Relative redirects are right behind a proxy that ends TLS, too.
  absolute_redirect off;
  charset utf-8;
  charset_types ${textTypes};
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types ${textTypes};
${names.map((name) => `  add_header ${name} ${headerVariable(name)} always;`).join('\n')}
  if ($site_permanent_redirect) { return 301 $site_permanent_redirect; }
  if ($site_temporary_redirect) { return 302 $site_temporary_redirect; }
  # The first segment begins with a letter or digit: a target such as /\\example.org/ would lead to another host.
  rewrite ^(/|/\\w.*/)index\\.html$ $1 permanent;
  location = ${base}/_headers { return 404; }
  location = ${base}/_redirects { return 404; }
${typeLocations(base).join('\n')}
  location / { try_files $uri $uri/index.html =404; }
}
`
}
