import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HEADINGS_FILE, TEXT_FILE } from '../../lib/search/local/index-files'
import type { PackedHeadings } from '../../lib/search/local/index-format'
import { site } from '../../lib/site.mjs'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { readContent } from '../../tools/authoring/check/read-content'
import { walkFiles } from '../../tools/authoring/command/walk'
import { pageWeight } from '../../tools/delivery/bench/page-weight'
import budgets from '../budgets.json'
import { exportedPages, OUT } from './exported'

const pages = exportedPages()

test('the sitemap contains every page except tag pages and pages that ask not to be indexed', () => {
  const listed = [...readFileSync(`${OUT}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const indexed = pages.filter(({ route, html }) => !/\/tags\//.test(route) && !/<meta name="robots" content="noindex/.test(html))
  expect(listed).toContain('/blog/page/2/')
  expect(listed.sort()).toEqual(indexed.map(({ route }) => route).sort())
})

test('every entry of the sitemap has a date, a weekly change frequency and a priority of 0.5', () => {
  const entries = readFileSync(`${OUT}/sitemap.xml`, 'utf8').match(/<url>.*?<\/url>/gs) ?? []
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries)
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod><changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/)
})

test('initial scripts and styles of every page are within the budget', () => {
  for (const { route, file } of pages) {
    const weight = pageWeight(OUT, file)
    expect(weight.scripts / 1000, `scripts of ${route}`).toBeLessThanOrEqual(budgets.scripts)
    expect(weight.styles / 1000, `styles of ${route}`).toBeLessThanOrEqual(budgets.styles)
  }
})

test('all fonts together are within the budget', () => {
  const fonts = walkFiles(`${OUT}/_next/static/media`).filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((sum, file) => sum + readFileSync(file).length, 0) / 1000).toBeLessThanOrEqual(budgets.fonts)
})

test('the HTML of every page is within the budget of its page type', () => {
  const over = pages.flatMap(({ route, html }) => {
    const budget = budgets.html.find((each) => new RegExp(each.pages).test(route))
    const [raw, gzip] = [Buffer.byteLength(html) / 1000, gzipSync(html).length / 1000]
    if (budget && raw <= budget.raw && gzip <= budget.gzip) return []
    return [`${route} (${budget?.type}) has ${Math.round(raw)} kB, ${Math.round(gzip)} kB after gzip`]
  })
  expect(over, 'Shorten or split these pages, or raise the budget in tests/budgets.json').toEqual([])
})

test('the search index is within its budget and contains every indexable content page', () => {
  const [headings, text] = [HEADINGS_FILE, TEXT_FILE].map((name) => readFileSync(`${OUT}/search-index/${name}`))
  const sizes = [headings, text].map((file) => gzipSync(file ?? '', { level: 9 }).length / 1000)
  const found = new Set((JSON.parse(String(headings)) as PackedHeadings).pages.map(([, , url]) => url))
  expect((sizes[0] ?? 0) / found.size).toBeLessThanOrEqual(budgets.searchHeadingsPerPage)
  expect(((sizes[0] ?? 0) + (sizes[1] ?? 0)) / found.size).toBeLessThanOrEqual(budgets.searchIndexPerPage)
  for (const { route, html } of pages) {
    const isContent = html.includes('name="docsearch:language"')
    const indexed = !/<meta name="robots" content="noindex/.test(html)
    expect(found.has(route), route).toBe(isContent && indexed)
  }
})

test('no client chunk contains text of a page', async () => {
  const sentences = [...(await readContent()).values()].flatMap((text) => text.match(/^[A-Z][A-Za-z ,]{60,120}/gm)?.slice(0, 3) ?? [])
  expect(sentences.length).toBeGreaterThan(0)
  const chunks = walkFiles(`${OUT}/_next/static`).filter((file) => file.endsWith('.js'))
  for (const chunk of chunks) {
    const code = readFileSync(chunk, 'utf8')
    for (const sentence of sentences) expect(code.includes(sentence), `"${sentence}" in ${chunk}`).toBe(false)
  }
})

test('every page has one h1, a unique title with the name of the site, a description and its canonical URL', () => {
  const titles = new Map<string, string>()
  for (const { route, html, body } of pages) {
    expect(body.match(/<h1[\s>]/g), route).toHaveLength(1)
    const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''
    expect(title, route).toMatch(/ \| OLake$/)
    expect(titles.get(title), `${route} and`).toBeUndefined()
    titles.set(title, route)
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1], route).toBe(site.origin + route)
    expect(html.match(/<meta name="description" content="([^"]*)"/)?.[1]?.length ?? 0, route).toBeGreaterThan(49)
  }
})

test('the sharing image of every page exists and has 1200 x 630 px', async () => {
  const pictures = new Set(pages.map(({ html }) => html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? ''))
  for (const picture of pictures) {
    const { width, height } = await sharp(path.join(OUT, new URL(picture).pathname)).metadata()
    expect([width, height], picture).toEqual([1200, 630])
  }
})

test('element ids are unique on every page', () => {
  for (const { route, body } of pages) {
    const all = [...body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(
      all.filter((id, index) => all.indexOf(id) !== index),
      route,
    ).toEqual([])
  }
})

test('the sidebar contains every indexable documentation page', () => {
  const intro = pages.find(({ route }) => route === '/docs/')?.body ?? ''
  const open = intro.match(/<nav aria-label="Documentation"[\s\S]*?<\/nav>/)?.[0] ?? ''
  const closed = Object.values<string>(JSON.parse(readFileSync(path.join(OUT, 'navigation/docs-sidebar.json'), 'utf8')))
  const sidebar = [open, ...closed].join('')
  const listed = pages.filter(({ route, html }) => route.startsWith('/docs/') && !/<meta name="robots" content="noindex/.test(html))
  expect(listed.length).toBeGreaterThan(0)
  for (const { route } of listed) expect(sidebar.includes(`href="${route}"`), route).toBe(true)
})

test('code blocks are highlighted with classes instead of inline styles', () => {
  const page = pages.find(({ route }) => route === '/docs/community/authoring/')?.body ?? ''
  expect(page).toContain('class="c-property"')
  expect(page.match(/<i class="c-[a-z]+" style/)).toBeNull()
})

test('every redirect has a page that refreshes to its target, and an entry in _redirects', () => {
  for (const { from, to } of siteRedirects()) {
    const html = readFileSync(path.join(OUT, from, 'index.html'), 'utf8')
    expect(html).toContain(`url=${to}`)
  }
  expect(readFileSync(`${OUT}/_redirects`, 'utf8')).toContain('/github https://github.com/datazip-inc/olake 302')
})

/** Texts and addresses of the links in the part of a page that begins with `start`. Links without text have their label. */
function linksIn(body: string, start: string, end: string): string[] {
  const part = body.slice(body.indexOf(start))
  const links = part.slice(0, part.indexOf(end)).matchAll(/<a (?:[^>]*? )?href="([^"]*)"([^>]*)>(.*?)<\/a>/g)
  return [...links].map(([, href, rest = '', inner = '']) => {
    const text = inner.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')
    return `${rest.match(/aria-label="([^"]*)"/)?.[1] ?? text} ${href}`
  })
}

test('every page has a skip link, the announcement, the navigation bar, its content and the footer', () => {
  for (const { route, html, body } of pages) {
    expect(html, route).toContain('<html lang="en" dir="ltr"')
    expect(html, route).toContain('"announcementId":"monthly-events-2025"')
    const parts = [
      '<a href="#content" class="skip-link">Skip to content</a>',
      'aria-label="Announcement" style="background-color:#193ae6;color:#ffffff"',
      'We hold community events every month. <a href="/webinar/"',
      '<nav aria-label="Main"',
      '<main id="content"',
      '<footer class="site-footer',
      'Fastest Data Replication',
      'All rights reserved. Datazip, Inc. 16192 Coastal Hwy, Lewes, DE 19958, USA',
    ]
    let place = 0
    for (const part of parts) {
      place = body.indexOf(part, place)
      expect(place, `${route} lacks ${part}, or has it in another place`).toBeGreaterThan(0)
    }
  }
})

test('the navigation bar and the footer lead to the main parts of the site and to its accounts', () => {
  const page = pages.find(({ route }) => route === '/contact/')?.body ?? ''
  expect(linksIn(page, 'class="navbar-links ml-auto', '</nav>')).toEqual(
    expect.arrayContaining([
      ...['Docs /docs/', 'AILake /ai-lake/', 'Blogs /blog/', 'Iceberg Blogs /iceberg/', 'Query Engine /iceberg/query-engine/'],
      ...['Webinars & Events /webinar/', 'OLake Community /community/', 'Top Contributors /community/contributors/'],
      ...['Contributor’s Program /community/contributor-program/', 'Talk to us /#olake-form-product'],
      ...['Customer Stories /customer-stories/', 'OLake Go /olake-go/', 'OLake Fusion /olake-fusion/'],
      ...['Slack https://olake.io/slack', 'GitHub https://github.com/datazip-inc/olake'],
    ]),
  )
  expect(linksIn(page, '<footer', '</footer>')).toEqual([
    ...['OLake, home /', 'LinkedIn https://www.linkedin.com/company/datazipio/', 'YouTube https://www.youtube.com/@olakeio'],
    ...['Slack https://olake.io/slack', 'Instagram https://instagram.com/olake_io', 'X https://x.com/_olake'],
    ...['About us /about-us/', 'Contact us /contact/', 'Branding /branding/'],
    ...['Terms of Use https://datazip.io/terms-of-use', 'Privacy Policy https://datazip.io/privacy-policy'],
    ...['Blogs /blog/', 'Docs /docs/', 'Customer Stories /customer-stories/', 'Search /search/'],
    ...['Issues with Debezium /blog/issues-debezium-kafka/', 'OLake Architecture /blog/olake-architecture/'],
  ])
})

test('the only forms of the site are the contact form and two of the search, and none asks for a password', () => {
  const withForm = pages.filter(({ body }) => /<form[\s>]/.test(body)).map(({ route }) => route)
  expect(withForm.sort()).toEqual(['/', '/contact/', '/docs/', '/search/'])
  for (const { route, body } of pages) expect(body.includes('type="password"'), route).toBe(false)
})

test('the field of the search page accepts at most 64 characters', () => {
  const search = pages.find(({ route }) => route === '/search/')?.body ?? ''
  expect(search).toMatch(/<input [^>]*type="text" enterKeyHint="search" [^>]*maxLength="64" placeholder="Search docs"/)
})

test('the home page names the sources, the destinations and the speed of OLake', () => {
  const home = pages.find(({ route }) => route === '/')?.body.replace(/<[^>]+>/g, ' ') ?? ''
  for (const name of ['Postgres', 'MySQL', 'MongoDB', 'Oracle', 'Kafka', 'Iceberg', 'Parquet', '5–500×']) expect(home).toContain(name)
})
