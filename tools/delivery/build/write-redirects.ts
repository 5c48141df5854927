import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBasePath } from '../../../lib/base-path'
import { escapeAttribute } from '../../../lib/escape'
import { absoluteUrl } from '../../../lib/seo/metadata'
import { basePath, locale, site } from '../../../lib/site.mjs'
import { siteRedirects } from '../../../lib/site-redirects.mjs'

/**
 * HTML that redirects immediately, for hosts without redirects. It keeps query and hash of the request unless the target has its own.
 * @param to target without the base path, as in `content/redirects/`
 * @param base path that the site is served from
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

/** Writes a redirect page for each former address, for hosts without redirects. @returns the number of pages */
export function writeRedirects(out: string): number {
  const redirects = siteRedirects()
  for (const { from, to } of redirects) {
    const folder = path.join(out, from)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), redirectPage(to))
  }
  return redirects.length
}
