import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { storeEntries, viewerResponseFile } from '../../tools/delivery/hosts/host-files-s3'

/** Runs the CloudFront functions with events as CloudFront sends them. */

type Header = { value: string }
type Query = Record<string, Header & { multiValue?: Header[] }>
type Result = { uri?: string; statusCode?: number; headers: Record<string, Header> }

/** The handler of a function. `store` replaces the key value store. */
function handlerOf(code: string, store: ReadonlyMap<string, string> = new Map()): (event: object) => Promise<Result> | Result {
  const get = async (key: string) => {
    if (!store.has(key)) throw new Error('Key not found')
    return store.get(key)
  }
  const context = createContext({ cf: { kvs: () => ({ get }) } })
  return runInContext(`${code.replace("import cf from 'cloudfront'", '')}\nhandler`, context)
}

const requestCode = readFileSync('deploy/s3/viewer-request.js', 'utf8')
const store = new Map(
  storeEntries(['docs/index.md'], ['/docs/connectors/kafka/config/'], '')
    .flat()
    .map(({ Key, Value }) => [Key, Value]),
)
const onRequest = handlerOf(requestCode, store)
const ask = async (uri: string, querystring: Query = {}, headers: Record<string, Header> = {}) => {
  const { statusCode, headers: answered, uri: rewritten } = await onRequest({ request: { method: 'GET', uri, querystring, headers } })
  return statusCode ? { status: statusCode, location: answered?.location?.value } : rewritten
}

test('both functions are below the 10 kB that CloudFront allows', () => {
  for (const code of [requestCode, viewerResponseFile('')]) expect(Buffer.byteLength(code)).toBeLessThan(10 * 1024)
})

describe('viewer request', () => {
  test.each([
    ['/docs/intro', 301, '/docs/'],
    ['/docs/intro/', 301, '/docs/'],
    ['/github', 302, 'https://github.com/datazip-inc/olake'],
    ['/docs/connectors/Kafka/config', 301, '/docs/connectors/kafka/config/'],
    ['/docs/playground/any/page/', 301, '/docs/getting-started/playground/'],
    ['/docs/playground', 301, '/docs/getting-started/playground/'],
    ['/docs/playgrounds', 308, '/docs/playgrounds/'],
    ['/docs', 308, '/docs/'],
    ['/docs/release/v0.2.8', 308, '/docs/release/v0.2.8/'],
  ])('%s returns %i to %s', async (uri, status, location) => {
    expect(await ask(uri)).toEqual({ status, location })
  })

  test('a redirect keeps the query, with repeated and empty parameters, unless the target has its own', async () => {
    const query = { a: { value: '2', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '%20x' }, c: { value: '' } }
    expect(await ask('/docs/intro', query)).toEqual({ status: 301, location: '/docs/?a=1&a=2&b=%20x&c' })
    expect(await ask('/docs', query)).toEqual({ status: 308, location: '/docs/?a=1&a=2&b=%20x&c' })
    expect(await ask('/olake/mongodb/benchmark', query)).toEqual({ status: 301, location: '/docs/benchmarks/?tab=mongodb' })
  })

  test.each([
    ['/', '/index.html'],
    ['/docs/', '/docs/index.html'],
    ['/docs/index.md', '/docs/index.md'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ])('%s is read from %s', async (uri, file) => {
    expect(await ask(uri)).toBe(file)
  })

  test('a page is Markdown for clients that prefer it, if it has Markdown', async () => {
    const accept = (value: string) => ({ accept: { value } })
    expect(await ask('/docs/', {}, accept('text/markdown, text/html'))).toBe('/docs/index.md')
    expect(await ask('/docs/', {}, accept('text/html, text/markdown;q=0.5'))).toBe('/docs/index.html')
    expect(await ask('/search/', {}, accept('text/markdown'))).toBe('/search/index.html')
  })

  test.each(['//other.example', '//other.example/docs', '/docs//x', '/\\other.example'])('%s does not redirect', async (uri) => {
    expect(await ask(uri)).toEqual({ status: 404, location: undefined })
  })
})

describe('viewer response', () => {
  const respond = async (uri: string, base = '') =>
    (await handlerOf(viewerResponseFile(base))({ request: { uri }, response: { statusCode: 200, headers: {} } })).headers

  test('adds the headers of the site, and lets other sites show only the documentation in frames', async () => {
    const docs = await respond('/docs/index.html')
    expect(docs['x-content-type-options']).toEqual({ value: 'nosniff' })
    expect(docs['content-security-policy']).toEqual({ value: 'frame-ancestors *' })
    expect(docs['x-frame-options']).toBeUndefined()
    expect((await respond('/contact/index.html'))['x-frame-options']).toEqual({ value: 'SAMEORIGIN' })
    expect((await respond('/sub/docs/index.html', '/sub'))['x-frame-options']).toBeUndefined()
  })

  test('tells caches that pages depend on Accept, and leaves stored headers alone', async () => {
    expect((await respond('/docs/')).vary).toEqual({ value: 'Accept, Accept-Encoding' })
    const script = await respond('/_next/static/a.js')
    expect([script.vary, script['cache-control'], script['content-type']]).toEqual([undefined, undefined, undefined])
  })
})
