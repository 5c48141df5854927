import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBasePath } from '../lib/base-path'
import { escapeAttribute } from '../lib/escape'
import { absoluteUrl } from '../lib/seo/metadata'
import { basePath, locale, site } from '../lib/site.mjs'
import { siteRedirects } from '../lib/site-redirects.mjs'

/**
 * A page for hosts without redirects: it leads on at once and keeps the query and hash of the request.
 * @param to the target as `lib/redirects.mjs` names it, without the base path
 * @param base the path that the site is served from
 */
export function redirectPage(to: string, base: string = basePath): string {
  const address = withBasePath(to, base)
  const target = escapeAttribute(address)
  return `<!doctype html>
<html lang="${locale.htmlLang}">
<head>
<meta charset="utf-8">
<title>Moved${site.titleDelimiter}${site.name}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${escapeAttribute(absoluteUrl(to))}">
<script>
var u = new URL(${JSON.stringify(address).replace(/</g, '\\u003c')}, location.href)
if (!u.search) u.search = location.search
if (!u.hash) u.hash = location.hash
location.replace(u.href)
</script>
</head>
<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body>
</html>
`
}

/** Writes a page for each old address, for hosts that know no redirects. Returns how many there are. */
export function writeRedirects(out: string): number {
  const redirects = siteRedirects()
  for (const { from, to } of redirects) {
    const folder = path.join(out, from)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), redirectPage(to))
  }
  return redirects.length
}
