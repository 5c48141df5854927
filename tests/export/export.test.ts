import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PackedIndex } from '../../lib/search/local/index-format'
import { site } from '../../lib/site.mjs'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { pageWeight } from '../../scripts/page-weight'
import { readContent } from '../../scripts/read-content'
import { walkFiles } from '../../scripts/walk'
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
  const file = readFileSync(`${OUT}/search-index/index.json`)
  expect(gzipSync(file, { level: 9 }).length / 1000).toBeLessThanOrEqual(budgets.searchIndex)
  const found = new Set((JSON.parse(String(file)) as PackedIndex).pages.map(([, , url]) => url))
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
  const sidebar = intro.match(/<nav aria-label="Documentation"[\s\S]*?<\/nav>/)?.[0] ?? ''
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
