import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { NGINX_FILE } from '../../tools/delivery/build/write-host-files'
import { OUT } from './exported'
import { hasNginx, type Nginx, request, startNginx } from './nginx'

/** Requests to a real nginx that serves the export with the generated configuration. */

const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

describe.skipIf(!hasNginx)('nginx at the root of a host', () => {
  let nginx: Nginx
  const at = (target: string, headers?: Record<string, string>) => request(nginx, target, headers)
  beforeAll(async () => {
    nginx = await startNginx(readFileSync(NGINX_FILE, 'utf8'), OUT)
  })
  afterAll(() => nginx?.stop())

  test('redirects every former address in one hop, with and without a trailing slash', async () => {
    for (const { from, to, permanent, below } of siteRedirects())
      for (const target of [from, `${from}/`, ...(below ? [`${from}/any`, `${from}/any/page/`] : [])])
        expect(await at(target), target).toMatchObject({ status: permanent ? 301 : 302, headers: { location: to } })
  })

  test('redirects keep the query unless the target has its own', async () => {
    expect((await at('/docs/intro?utm_source=mail&a=%20b')).headers.location).toBe('/docs/?utm_source=mail&a=%20b')
    expect((await at('/olake/mongodb/benchmark?utm_source=mail')).headers.location).toBe('/docs/benchmarks/?tab=mongodb')
  })

  test.each([
    ['/docs?a=1', 308, '/docs/?a=1'],
    ['/docs/release/v0.2.8', 308, '/docs/release/v0.2.8/'],
    ['/docs/index.html?a=1', 301, '/docs/?a=1'],
  ])('%s returns %i to the address with a slash, relative to the host', async (target, status, location) => {
    expect(await at(target)).toMatchObject({ status, headers: { location } })
  })

  test('a missing page has the status 404, the 404 page, and the headers of pages', async () => {
    for (const target of ['/nothing/', '/nothing', '/_next/static/nothing.js', '/docs/nothing.txt', '/_next/']) {
      const { status, headers, body } = await at(target)
      expect(status, target).toBe(404)
      expect(headers['cache-control'], target).toBe(revalidated)
      expect(headers['x-content-type-options'], target).toBe('nosniff')
      expect(body.equals(readFileSync(`${OUT}/404.html`)), target).toBe(true)
    }
  })

  test('pages have their security headers, and only the documentation can be shown in frames of other sites', async () => {
    const { headers } = await at('/contact/')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'self'",
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers.server).toBe('nginx')
    expect((await at('/docs/')).headers['x-frame-options']).toBeUndefined()
  })

  test.each([
    ['/docs/index.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/iceberg/feed.json', 'application/feed+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/images/icons.svg', 'image/svg+xml; charset=utf-8'],
    ['/social/docs.png', 'image/png'],
  ])('%s has the content type %s', async (target, type) => {
    expect(await at(target)).toMatchObject({ status: 200, headers: { 'content-type': type } })
  })

  test.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['text/html, text/markdown;q=0.5', 'text/html'],
    ['*/*', 'text/html'],
  ])('a page requested with Accept: %s is %s, and caches keep both apart', async (accept, type) => {
    const { status, headers, body } = await at('/docs/', { accept })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
    expect(headers.vary).toContain('Accept')
    expect(body.equals(readFileSync(`${OUT}/docs/index.${type === 'text/html' ? 'html' : 'md'}`))).toBe(true)
  })

  test('a page without Markdown is HTML for every client', async () => {
    expect(await at('/search/', { accept: 'text/markdown' })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  })

  test('an unchanged page returns 304 without a body, and hashed files are immutable', async () => {
    const page = await at('/docs/')
    expect(page.headers['cache-control']).toBe(revalidated)
    const again = await at('/docs/', { 'if-none-match': page.headers.etag ?? '' })
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': revalidated } })
    expect(again.body.length).toBe(0)
    const script = page.body.toString().match(/src="(\/_next\/static\/[^"]+\.js)"/)?.[1] ?? ''
    expect((await at(script)).headers['cache-control']).toBe(immutable)
  })

  test('text is compressed on the fly for clients that accept it', async () => {
    const { headers, body } = await at('/docs/', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.vary).toContain('Accept-Encoding')
    expect(gunzipSync(body).equals(readFileSync(`${OUT}/docs/index.html`))).toBe(true)
    expect((await at('/docs/')).headers['content-encoding']).toBeUndefined()
  })

  test('a range that a page does not have is an error with each header once', async () => {
    const { status, headers } = await at('/docs/', { range: 'bytes=99999999-' })
    expect(status).toBe(416)
    expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'frame-ancestors *',
      'cache-control': revalidated,
    })
    expect(await at('/docs/', { range: 'bytes=0-9' })).toMatchObject({ status: 206, headers: { 'x-content-type-options': 'nosniff' } })
  })

  test('the 404 page has no address of its own', async () => {
    for (const target of ['/404', '/404/', '/404.html', '/_not-found/']) {
      const { status, body } = await at(target)
      expect(status, target).toBe(404)
      expect(body.equals(readFileSync(`${OUT}/404.html`)), target).toBe(true)
    }
  })

  test('answers a health check, and does not serve the files for other hosts', async () => {
    expect(await at('/healthz')).toMatchObject({ status: 200, body: Buffer.from('ok\n') })
    for (const file of ['/_headers', '/_redirects', '/.nojekyll']) expect((await at(file)).status, file).toBe(404)
    // The next deployment reads it.
    expect((await at('/chunks.txt')).status).toBe(200)
  })
})
