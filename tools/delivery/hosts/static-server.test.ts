import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveExport } from './static-server'

const files: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/index.html': 'docs',
  'docs/index.md': '# Docs',
  '_next/static/a.js': 'script',
  _redirects: '/sub/old /sub/docs/ 301\n',
  _headers: '/sub/*\n  X-A: 1\n\n/sub/_next/static/*\n  Cache-Control: immutable\n\n/sub/docs/*\n  X-A: 2\n',
}

let root: string
let server: Server

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'export-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  server = serveExport(root, '/sub').listen(0)
})

afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

/** Requests a target without normalizing it, as `fetch` would. */
const request = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    send({ port, path: target, headers, method }, (response) => {
      let body = ''
      response.on('data', (data) => {
        body += data
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

describe('an export with a base path', () => {
  test('serves pages below the base path and returns 404 elsewhere', async () => {
    expect(await request('/sub/docs/')).toMatchObject({ status: 200, body: 'docs' })
    expect(await request('/sub/')).toMatchObject({ status: 200, body: 'home' })
    expect(await request('/docs/')).toMatchObject({ status: 404, body: 'not found' })
    expect(await request('/subdocs/')).toMatchObject({ status: 404 })
  })

  test('redirects in one hop and keeps the query', async () => {
    for (const target of ['/sub/old?a=1', '/sub/old/?a=1'])
      expect(await request(target)).toMatchObject({ status: 301, headers: { location: '/sub/docs/?a=1' } })
    expect(await request('/sub/docs?a=1')).toMatchObject({ status: 308, headers: { location: '/sub/docs/?a=1' } })
    expect(await request('/old')).toMatchObject({ status: 404 })
  })

  test('joins header values of several rules, and adds the default Cache-Control', async () => {
    expect((await request('/sub/docs/')).headers).toMatchObject({ 'x-a': '1, 2', 'cache-control': 'public, max-age=0, must-revalidate' })
    expect((await request('/sub/_next/static/a.js')).headers).toMatchObject({ 'x-a': '1', 'cache-control': 'immutable' })
  })

  test('answers 404 if the export has no 404 page', async () => {
    rmSync(path.join(root, '404.html'))
    expect(await request('/sub/nothing/', { 'accept-encoding': 'br' })).toMatchObject({ status: 404, body: 'Not found' })
    writeFileSync(path.join(root, '404.html'), files['404.html'] ?? '')
    expect(await request('/sub/nothing/')).toMatchObject({ status: 404, body: 'not found' })
  })

  test('adds the headers of a path to redirects and to the 404 page, as Cloudflare Pages does', async () => {
    expect(await request('/sub/docs')).toMatchObject({ status: 308, headers: { 'x-a': '1' } })
    expect(await request('/sub/nothing/')).toMatchObject({ status: 404, headers: { 'x-a': '1', 'cache-control': 'no-store' } })
    expect((await request('/sub/_next/static/nothing.js')).headers['cache-control']).toBe('no-store')
  })

  test('an unchanged file returns 304 with its headers and without a body', async () => {
    const { etag = '' } = (await request('/sub/docs/')).headers
    expect(await request('/sub/docs/', { 'if-none-match': etag })).toMatchObject({
      status: 304,
      headers: { 'x-a': '1, 2', etag, vary: 'accept-encoding, accept' },
      body: '',
    })
    expect(await request('/sub/docs/', { 'if-none-match': 'W/"other"' })).toMatchObject({ status: 200, body: 'docs' })
  })

  test('returns the Markdown of a page to clients that prefer it, and tells caches', async () => {
    const markdown = await request('/sub/docs/', { accept: 'text/markdown, text/html' })
    expect(markdown).toMatchObject({ body: '# Docs', headers: { 'content-type': 'text/markdown; charset=utf-8' } })
    expect(markdown.headers.vary).toContain('accept')
    for (const accept of ['text/html', '*/*', 'text/html, text/markdown;q=0.5'])
      expect((await request('/sub/docs/', { accept })).body, accept).toBe('docs')
    expect((await request('/sub/', { accept: 'text/markdown' })).body).toBe('home')
  })

  test('the length of a file is known before it is sent, also without its body', async () => {
    expect(await request('/sub/docs/', {}, 'HEAD')).toMatchObject({ status: 200, headers: { 'content-length': '4' }, body: '' })
    expect((await request('/sub/docs/')).headers['content-length']).toBe('4')
    const sent = (method: string) => request('/sub/docs/', { 'accept-encoding': 'gzip' }, method)
    expect((await sent('HEAD')).headers['content-length']).toBe((await sent('GET')).headers['content-length'])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect(await request('/sub/docs/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('does not serve _headers and _redirects', async () => {
    expect((await request('/sub/_headers')).status).toBe(404)
    expect((await request('/sub/_redirects')).status).toBe(404)
  })
})

test.each([
  ['//', 404],
  ['/.//other.example/..%2fdocs', 404],
  ['/sub/.//other.example/..%2fdocs', 404],
  ['//other.example/sub/docs', 404],
  ['/sub//other.example', 404],
  ['/sub/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/sub/%5c%5cother.example/docs', 404],
  ['/sub/%00', 400],
  ['/sub/docs/%ff', 400],
  ['/%', 400],
  ['http://other.example/', 400],
])('%s returns %i, and the server keeps running', async (target, status) => {
  const { headers, ...answer } = await request(target)
  expect(answer.status).toBe(status)
  expect(headers.location).toBeUndefined()
  expect((await request('/sub/')).status).toBe(200)
})
