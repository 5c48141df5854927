import type { ChildProcess } from 'node:child_process'
import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { serveExport } from '../../tools/delivery/hosts/static-server'
import { allSettingsBase } from '../all-settings'
import { OUT } from './exported'
import { startServer } from './servers'

/**
 * Compares the site on a static host with the site on a Next.js server: both must return the same responses. The server is the build with
 * all settings, so its addresses have a base path. An export with a base path is covered by the tests of host files and static server.
 */
let host: Server
let server: ChildProcess
const origins = { export: '', server: '' }
const bases = { export: '', server: allSettingsBase }
type Kind = keyof typeof origins

beforeAll(async () => {
  host = serveExport(OUT).listen(0)
  origins.export = `http://localhost:${(host.address() as AddressInfo).port}`
  const started = await startServer()
  server = started.server
  origins.server = `http://localhost:${started.port}`
}, 60_000)

afterAll(() => {
  server?.kill()
  host?.close()
})

/** Fetches a path of the site without following redirects. `to` is the target of a redirect without origin and base path. */
async function responseOf(kind: Kind, path: string) {
  const response = await fetch(origins[kind] + bases[kind] + path, { redirect: 'manual' })
  await response.body?.cancel()
  const location = response.headers.get('location')
  // With a base path, Next.js redirects to the home page without a trailing slash and serves it at that address, too.
  const to = location ? new URL(location, origins[kind]).href.replace(origins[kind] + bases[kind], '') || '/' : undefined
  return { status: response.status, to, headers: response.headers, type: response.headers.get('content-type') }
}

/** Requests a target without normalizing it, as `fetch` would. @returns status and `location` header of the response */
const requestRaw = (kind: Kind, target: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    get({ port: new URL(origins[kind]).port, path: target }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).on('error', reject)
  })

test('both redirect every former address to the same target in one hop, with and without a trailing slash', async () => {
  for (const { from, to, permanent, below } of siteRedirects()) {
    for (const path of [from, `${from}/`, ...(below ? [`${from}/any`, `${from}/any/page/`] : [])]) {
      const expected = { status: permanent ? 301 : 302, to }
      expect(await responseOf('export', path), path).toMatchObject(expected)
      expect(await responseOf('server', path), path).toMatchObject(expected)
    }
  }
}, 120_000)

describe.each(['export', 'server'] as const)('%s', (kind) => {
  const at = (path: string) => responseOf(kind, path)

  test('a redirect keeps the query of the request', async () => {
    expect((await at('/docs/intro?utm_source=mail')).to).toBe('/docs/?utm_source=mail')
  })

  test.each(['/%', '/docs/%', '/docs/%ff/', '/docs/%/index.md', '/blog/%E0%A4%A', '/_next/static/%'])(
    '%s is malformed and returns 400',
    async (path) => {
      expect(await requestRaw(kind, bases[kind] + path)).toEqual({ status: 400, location: undefined })
    },
  )

  test.each(['//', '/.//other.example/..%2fdocs', '//other.example/..%2fdocs', '/%5cother.example/index.html', '/docs/%00'])(
    '%s does not redirect to another host, and the server keeps running',
    async (path) => {
      for (const target of [path, bases[kind] + path]) {
        const { status, location = '/' } = await requestRaw(kind, target)
        expect([200, 308, 400, 404]).toContain(status)
        expect(new URL(location, origins[kind]).origin).toBe(origins[kind])
      }
      expect((await at('/docs/')).status).toBe(200)
    },
  )

  test.each(['/docs/', '/docs/connectors/postgres/overview/', '/docs/release/v0.2.8/', '/iceberg/page/2/', '/blog/tags/cdc/'])(
    '%s returns 200, and its address without a trailing slash returns 200 or redirects to it',
    async (path) => {
      expect((await at(path)).status).toBe(200)
      const unslashed = await at(path.slice(0, -1))
      if (unslashed.status !== 200) expect(unslashed).toMatchObject({ status: 308, to: path })
    },
  )

  test('an address with index.html returns the page or redirects to its folder', async () => {
    const answer = await at('/docs/index.html')
    if (kind === 'server') expect(answer).toMatchObject({ status: 308, to: '/docs/' })
    else expect(answer.status).toBe(200)
  })

  test.each(['/Docs/', '/docs/Benchmarks/', '/nothing/', '/blog/page/1/', '/docs/nothing.txt'])('%s returns 400 or 404', async (path) => {
    expect([400, 404]).toContain((await at(path)).status)
  })

  test('an address with repeated slashes causes no server error', async () => {
    expect([200, 301, 308, 404]).toContain((await at('/docs//connectors//')).status)
  })

  test.each([
    ['/docs/index.md', 'text/markdown'],
    ['/docs/release/v0.2.8/index.md', 'text/markdown'],
    ['/llms.txt', 'text/plain'],
    ['/blog/rss.xml', 'application/rss+xml'],
    ['/iceberg/atom.xml', 'application/atom+xml'],
    ['/iceberg/feed.json', 'application/feed+json'],
    ['/social/docs.png', 'image/png'],
    ['/covers/iceberg/mor-vs-cow.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
  ])('%s has the content type %s', async (path, type) => {
    const answer = await at(path)
    expect(answer.status).toBe(200)
    expect(answer.type).toContain(type)
  })

  test('hashed files are immutable, and pages must be revalidated', async () => {
    const page = await fetch(`${origins[kind]}${bases[kind]}/docs/`)
    const script = (await page.text()).match(/src="([^"]*\/_next\/static\/[^"]+\.js)"/)?.[1] ?? ''
    expect((await fetch(origins[kind] + script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await at('/social/docs.png')).headers.get('cache-control')).toBe('public, max-age=86400')
  })
})
