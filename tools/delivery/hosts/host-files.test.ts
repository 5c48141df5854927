import { expect, test } from 'vitest'
import { headersFile, redirectsFile } from './host-files'
import { matchHeaders, matchRedirect, parseHeaders, parseRedirects } from './static-host'

const pages = ['/', '/blog/', '/blog/a/', '/docs/', '/docs/connectors/kafka/config/']

test('_redirects covers URLs with and without a trailing slash and marks permanent redirects', () => {
  const rules = parseRedirects(redirectsFile(pages, ''))
  expect(matchRedirect(rules, '/docs/getting-started')).toEqual({
    from: '/docs/getting-started',
    to: '/docs/getting-started/quickstart/',
    status: 301,
  })
  expect(matchRedirect(rules, '/github/')?.status).toBe(302)
})

test('_redirects leads all addresses below a former folder to one page, after the addresses with lines of their own', () => {
  const rules = parseRedirects(redirectsFile(pages, '/sub'))
  const target = '/sub/docs/getting-started/playground/'
  for (const end of ['', '/', '/any', '/any/page/']) expect(matchRedirect(rules, `/sub/docs/playground${end}`)?.to, end).toBe(target)
  expect(matchRedirect(rules, '/sub/docs/playgrounds')).toBeUndefined()
  const families = rules.map(({ from }) => from.endsWith('/*'))
  const own = rules.findIndex(({ from }) => from === '/sub/docs/playground/olake-iceberg-presto')
  expect(own).toBeLessThan(families.indexOf(true))
})

test('_redirects and _headers include the base path', () => {
  const redirects = parseRedirects(redirectsFile(pages, '/sub'))
  expect(matchRedirect(redirects, '/sub/docs/getting-started/')?.to).toBe('/sub/docs/getting-started/quickstart/')
  expect(matchRedirect(redirects, '/sub/github')?.to).toBe('https://github.com/datazip-inc/olake')
  expect(matchRedirect(redirects, '/github')).toBeUndefined()
  const headers = parseHeaders(headersFile(pages, '/sub'))
  expect(matchHeaders(headers, '/sub/_next/static/a.js')['cache-control']).toContain('immutable')
  expect(matchHeaders(headers, '/sub/docs/')['x-content-type-options']).toBe('nosniff')
})

test('_headers caches hashed files as immutable and sets the types that hosts do not know', () => {
  const rules = parseHeaders(headersFile(pages, ''))
  expect(matchHeaders(rules, '/_next/static/chunks/a.js')['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(matchHeaders(rules, '/docs/')['cache-control']).toBeUndefined()
  expect(matchHeaders(rules, '/docs/index.md')['content-type']).toBe('text/markdown; charset=utf-8')
  expect(matchHeaders(rules, '/iceberg/rss.xml')['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(matchHeaders(rules, '/docs/')['content-type']).toBeUndefined()
  expect(matchHeaders(rules, '/docs/')['x-content-type-options']).toBe('nosniff')
})

test('_redirects includes other spellings of connectors, which products link to', () => {
  expect(matchRedirect(parseRedirects(redirectsFile(pages, '/sub')), '/sub/docs/connectors/Kafka/config')?.to).toBe(
    '/sub/docs/connectors/kafka/config/',
  )
})

test.each(['', '/sub'])('_headers allows frames of other sites for the documentation only, with the base path "%s"', (base) => {
  const rules = parseHeaders(headersFile(pages, base))
  const framing = (path: string) => {
    const headers = matchHeaders(rules, base + path)
    return [headers['content-security-policy'], headers['x-frame-options']]
  }
  for (const path of ['/docs/', '/docs/connectors/kafka/config/']) expect(framing(path), path).toEqual(['frame-ancestors *', undefined])
  for (const path of ['/', '/blog/', '/blog/a/']) expect(framing(path), path).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN'])
})

/** Whether a path exists that matches both patterns. Each pattern has at most one `*`. */
function overlap(a: string, b: string): boolean {
  const [[firstA = '', lastA], [firstB = '', lastB]] = [a.split('*'), b.split('*')]
  if (lastA === undefined || lastB === undefined) return matchHeaders([{ path: a, headers: { x: '1' } }], b).x === '1' || a === b
  return (firstA.startsWith(firstB) || firstB.startsWith(firstA)) && (lastA.endsWith(lastB) || lastB.endsWith(lastA))
}

test('paths that set the same header do not overlap, because hosts join their values', () => {
  const rules = parseHeaders(headersFile(pages, ''))
  expect(overlap('/*', '/_next/static/*')).toBe(true)
  expect(overlap('/*.md', '/docs/*')).toBe(true)
  expect(overlap('/*/rss.xml', '/*/atom.xml')).toBe(false)
  for (const [index, rule] of rules.entries())
    for (const other of rules.slice(index + 1))
      for (const name of Object.keys(rule.headers).filter((each) => each in other.headers))
        expect(overlap(rule.path, other.path), `${name} of ${rule.path} and ${other.path}`).toBe(false)
})
