import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { matchRedirect, parseRedirects } from '../../tools/delivery/hosts/static-host'
import { OUT } from './exported'

/**
 * Addresses that OLake links to or shows in its documentation panel: in the engine, OLake UI and the charts, with the version v0.9.4 of the
 * engine. Installed versions keep these links, so an address or an anchor must remain even if a page or a heading changes.
 */
const links = readFileSync('tests/fixtures/product-links.txt', 'utf8').trim().split('\n')
const rules = parseRedirects(readFileSync(`${OUT}/_redirects`, 'utf8'))
const external = new Set(siteRedirects().flatMap(({ from, to }) => (to.startsWith('/') ? [] : [from])))

/** The page that an address leads to, and its anchor without `#`. */
function follow(link: string): { page: string; anchor: string } {
  const asked = new URL(link, 'https://olake.io')
  const rule = matchRedirect(rules, asked.pathname)
  const found = rule ? new URL(rule.to, asked) : asked
  return { page: found.pathname.replace(/\/?$/, '/'), anchor: decodeURIComponent((asked.hash || found.hash).slice(1)) }
}

test.each(links.filter((link) => !external.has(link.replace(/\/$/, ''))))(
  'the link of the product to %s leads to a page and its anchor',
  (link) => {
    const { page, anchor } = follow(link)
    const html = readFileSync(`${OUT}${page}index.html`, 'utf8')
    if (anchor) expect(html).toContain(`id="${anchor}"`)
  },
)
