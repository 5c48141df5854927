import { type ChildProcess, spawn } from 'node:child_process'
import type { Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteRedirects } from '../../lib/site-redirects.mjs'
import { serveExport } from '../../scripts/static-server'
import { OUT } from './exported'

/** The same site on a static host and on a server; `npm test` builds both. */
const SERVER_BUILD = '.next-server'

let host: Server
let server: ChildProcess
const origins = { export: '', server: '' }

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
  const env = { ...process.env, SITE_DIST: SERVER_BUILD, NODE_ENV: 'production' as const }
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

const answerOf = async (origin: string, path: string) => {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  await answer.body?.cancel()
  const location = answer.headers.get('location')
  const target = location ? new URL(location, origin) : undefined
  return { status: answer.status, to: target ? target.href.replace(origin, '') : undefined, type: answer.headers.get('content-type') }
}

test('every old address leads to the same place in one hop, with and without its slash, on both', async () => {
  for (const { from, to, permanent } of siteRedirects()) {
    for (const path of [from, `${from}/`]) {
      const expected = { status: permanent ? 301 : 302, to }
      expect(await answerOf(origins.export, path), path).toMatchObject(expected)
      expect(await answerOf(origins.server, path), path).toMatchObject(expected)
    }
  }
}, 120_000)

describe.each(['export', 'server'] as const)('%s', (kind) => {
  const at = (path: string) => answerOf(origins[kind], path)

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
    const html = await (await fetch(`${origins[kind]}/docs/`)).text()
    const script = html.match(/src="(\/_next\/static\/[^"]+\.js)"/)?.[1] ?? ''
    expect((await fetch(origins[kind] + script)).headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${origins[kind]}/docs/`)).headers.get('cache-control')).not.toContain('immutable')
    expect((await fetch(`${origins[kind]}/docs/`)).headers.get('x-content-type-options')).toBe('nosniff')
  })
})
