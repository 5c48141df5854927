import { type ChildProcess, spawn } from 'node:child_process'
import { get, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { serveExport } from '../../scripts/static-server'
import { allSettings, allSettingsBase } from '../all-settings'
import { OUT } from './exported'

/**
 * The site on a static host and on a server, which must answer alike. The server is the build with all settings, so its addresses have a
 * base path; the export below a base path is covered by the tests of the generated files and of the static server.
 */
let host: Server
let server: ChildProcess
const origins = { export: '', server: '' }
const bases = { export: '', server: allSettingsBase }
type Kind = keyof typeof origins

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

beforeAll(async () => {
  host = serveExport(OUT).listen(0)
  origins.export = `http://localhost:${(host.address() as AddressInfo).port}`
  const port = await freePort()
  origins.server = `http://localhost:${port}`
  const env = { ...process.env, ...allSettings, NODE_ENV: 'production' as const }
  server = spawn('node_modules/.bin/next', ['start', '-p', String(port)], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (data) => /Ready/.test(String(data)) && resolve())
    server.on('close', (code) => reject(new Error(`next start ended with ${code}`)))
  })
}, 60_000)

afterAll(() => {
  server?.kill()
  host?.close()
})

/** Fetches a path of the site. Redirects are not followed; `to` is their target without origin and base path. */
async function answerOf(kind: Kind, path: string) {
  const response = await fetch(origins[kind] + bases[kind] + path, { redirect: 'manual' })
  await response.body?.cancel()
  const location = response.headers.get('location')
  // Next names the home page below a base path without its final slash, and answers there, too.
  const to = location ? new URL(location, origins[kind]).href.replace(origins[kind] + bases[kind], '') || '/' : undefined
  return { status: response.status, to, headers: response.headers, type: response.headers.get('content-type') }
}

/** Asks for a target as it is written; `fetch` would normalize it. @returns the status and the redirect's target */
const askRaw = (kind: Kind, target: string) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    get({ port: new URL(origins[kind]).port, path: target }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).on('error', reject)
  })

test('every old address leads to the same place in one hop, with and without its slash, on both', async () => {
  for (const { from, to, permanent } of siteRedirects()) {
    for (const path of [from, `${from}/`]) {
      const expected = { status: permanent ? 301 : 302, to }
      expect(await answerOf('export', path), path).toMatchObject(expected)
      expect(await answerOf('server', path), path).toMatchObject(expected)
    }
  }
}, 120_000)

describe.each(['export', 'server'] as const)('%s', (kind) => {
  const at = (path: string) => answerOf(kind, path)

  test('a redirect keeps the query of the request', async () => {
    expect((await at('/docs/intro?utm_source=mail')).to).toBe('/docs/?utm_source=mail')
  })

  test.each(['/%', '/docs/%', '/docs/%ff/', '/docs/%/index.md', '/blog/%E0%A4%A', '/_next/static/%'])(
    '%s is malformed, which the host says',
    async (path) => {
      expect(await askRaw(kind, bases[kind] + path)).toEqual({ status: 400, location: undefined })
    },
  )

  test.each(['//', '/.//other.example/..%2fdocs', '//other.example/..%2fdocs', '/%5cother.example/index.html', '/docs/%00'])(
    '%s leads to no other host, and the host lives on',
    async (path) => {
      for (const target of [path, bases[kind] + path]) {
        const { status, location = '/' } = await askRaw(kind, target)
        expect([200, 308, 400, 404]).toContain(status)
        expect(new URL(location, origins[kind]).origin).toBe(origins[kind])
      }
      expect((await at('/docs/')).status).toBe(200)
    },
  )

  test.each(['/docs/', '/docs/connectors/postgres/overview/', '/docs/release/v0.2.8/', '/iceberg/page/2/', '/blog/tags/cdc/'])(
    '%s answers',
    async (path) => {
      expect((await at(path)).status).toBe(200)
      const unslashed = await at(path.slice(0, -1))
      if (unslashed.status !== 200) expect(unslashed).toMatchObject({ status: 308, to: path })
    },
  )

  test('a page asked for by its file reaches its folder', async () => {
    const answer = await at('/docs/index.html')
    if (kind === 'server') expect(answer).toMatchObject({ status: 308, to: '/docs/' })
    else expect(answer.status).toBe(200)
  })

  test.each(['/Docs/', '/docs/Benchmarks/', '/nothing/', '/blog/page/1/', '/docs/nothing.txt'])(
    '%s is no page, and no crash',
    async (path) => {
      expect([400, 404]).toContain((await at(path)).status)
    },
  )

  test('slashes too many are no crash', async () => {
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
  ])('%s has its type', async (path, type) => {
    const answer = await at(path)
    expect(answer.status).toBe(200)
    expect(answer.type).toContain(type)
  })

  test('hashed files are kept for ever, pages are asked for again', async () => {
    const page = await fetch(`${origins[kind]}${bases[kind]}/docs/`)
    const script = (await page.text()).match(/src="([^"]*\/_next\/static\/[^"]+\.js)"/)?.[1] ?? ''
    expect((await fetch(origins[kind] + script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await at('/social/docs.png')).headers.get('cache-control')).toBe('public, max-age=86400')
  })
})
