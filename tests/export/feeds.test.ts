import { existsSync, readFileSync } from 'node:fs'
import { parseFeed } from '@rowanmanning/feed-parser'
import { describe, expect, test } from 'vitest'
import { blogs, findBlog } from '../../lib/blogs'

const OUT = 'out'
const read = (path: string) => readFileSync(`${OUT}${path}`, 'utf8')
const head = (html: string, pattern: RegExp) => html.match(pattern)?.[1]

/** Addresses of the articles of a blog, newest first, read from its archive page, or from its front page if it has no other list. */
const archived = (blog: string) => {
  const { indexes } = findBlog(blog) ?? {}
  const main = read(`/${blog}/${indexes ? 'archive/' : ''}index.html`).match(/<main[\s\S]*<\/main>/)?.[0] ?? ''
  const lists = main.slice(main.indexOf(indexes ? '<section' : 'post-cards'))
  return [...lists.matchAll(new RegExp(`href="(/${blog}/[^"]+/)"`, 'g'))].map((match) => `https://olake.io${match[1]}`)
}

describe.each(blogs.map(({ id, indexes }) => [id, indexes] as const))('feeds of /%s/', (blog, indexes) => {
  test.each(['rss.xml', 'atom.xml'])('%s is valid and contains every article of the archive with its full text', (file) => {
    const feed = parseFeed(read(`/${blog}/${file}`))
    expect(feed.language ?? 'en').toBe('en')
    expect(feed.url).toBe(`https://olake.io/${blog}/`)
    expect(feed.self).toBe(`https://olake.io/${blog}/${file}`)
    expect(feed.items.map(({ url }) => url)).toEqual(archived(blog))
    for (const item of feed.items) {
      const page = read(`${new URL(item.url ?? '').pathname}index.html`)
      expect(page).toContain(`<meta property="article:published_time" content="${item.published?.toISOString().slice(0, 10)}"`)
      expect(item.title).toBe(
        head(page, /<h1[^>]*>([\s\S]*?)<\/h1>/)
          ?.replace(/<[^>]*>/g, '')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&'),
      )
      expect(item.authors.length, item.url ?? '').toBeGreaterThan(0)
      expect(item.categories.length).toBeGreaterThan(0)
      const words = (item.content ?? '').replace(/<[^>]*>/g, ' ').split(/\s+/).length
      expect(words, item.url ?? '').toBeGreaterThan(indexes ? 700 : 500)
      expect(item.content, item.url ?? '').not.toMatch(/(?:href|src)="(?!https?:|mailto:)/)
      expect(item.content).not.toMatch(/<(?:script|style|button|svg)/)
    }
  })

  test('feed.json is a JSON Feed 1.1 with every article of the archive', () => {
    const feed = JSON.parse(read(`/${blog}/feed.json`))
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `https://olake.io/${blog}/`,
      feed_url: `https://olake.io/${blog}/feed.json`,
      language: 'en',
    })
    expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(archived(blog))
    for (const item of feed.items) {
      expect(item).toMatchObject({ id: item.url, authors: [{ name: expect.any(String) }], tags: expect.any(Array) })
      expect(item.content_html.length).toBeGreaterThan(3000)
      expect(existsSync(OUT + new URL(item.image).pathname), item.image).toBe(true)
    }
  })

  test('pages of the blog link to its three feeds in their head', () => {
    for (const page of [`/${blog}/`, ...(indexes ? [`/${blog}/tags/`] : [])]) {
      const html = read(`${page}index.html`)
      for (const [type, file] of [
        ['rss+xml', 'rss.xml'],
        ['atom+xml', 'atom.xml'],
        ['feed+json', 'feed.json'],
      ]) {
        const link = html.match(new RegExp(`<link rel="alternate"[^>]*type="application/${type?.replace('+', '\\+')}"[^>]*>`))?.[0]
        expect(link, page).toContain(`href="https://olake.io/${blog}/${file}"`)
      }
    }
  })
})

describe('feeds of the releases', () => {
  test.each(['rss.xml', 'atom.xml'])('%s is valid, and each entry is unique and leads to a section that exists', (file) => {
    const feed = parseFeed(read(`/docs/release/${file}`))
    expect(feed.self).toBe(`https://olake.io/docs/release/${file}`)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
    for (const { url, title, content } of feed.items) {
      const { pathname, hash } = new URL(url ?? '')
      expect(read(`${pathname}index.html`), title ?? '').toContain(hash ? `id="${hash.slice(1)}"` : '<h1')
      expect(content, title ?? '').not.toMatch(/(?:href|src)="(?!https?:|mailto:)/)
    }
  })

  test('the page of the releases links to its feeds', () => {
    const html = read('/docs/release/all/index.html')
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(html).toContain(`href="/docs/release/${file}"`)
      expect(html).toContain(`href="https://olake.io/docs/release/${file}"`)
    }
  })
})
