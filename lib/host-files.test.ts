import { expect, test } from 'vitest'
import { headersFile, locationPattern, nginxFile, redirectsFile } from './host-files'
import { matchHeaders, matchRedirect, parseHeaders, parseRedirects } from './static-host'

test('_redirects names both forms of an address, and says which moves are for good', () => {
  const rules = parseRedirects(redirectsFile())
  expect(matchRedirect(rules, '/docs/getting-started')).toEqual({
    from: '/docs/getting-started',
    to: '/docs/getting-started/quickstart/',
    status: 301,
  })
  expect(matchRedirect(rules, '/github/')?.status).toBe(302)
})

test('_headers keep hashed files for ever, pages never, and name the types that hosts do not know', () => {
  const rules = parseHeaders(headersFile())
  expect(matchHeaders(rules, '/_next/static/chunks/a.js')['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(matchHeaders(rules, '/docs/')['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(matchHeaders(rules, '/docs/index.md')['content-type']).toBe('text/markdown; charset=utf-8')
  expect(matchHeaders(rules, '/iceberg/rss.xml')['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(matchHeaders(rules, '/docs/')['content-type']).toBeUndefined()
  expect(matchHeaders(rules, '/docs/')['x-content-type-options']).toBe('nosniff')
})

test('nginx gets every redirect, with dots taken as dots', () => {
  const file = nginxFile()
  expect(file).toContain('~^/iceberg/olake\\.io/?$ "/";')
  expect(file).toContain('~^/slack/?$ "https://join.slack.com')
  expect(new RegExp(locationPattern('/*/rss.xml')).test('/blog/rss.xml')).toBe(true)
  expect(new RegExp(locationPattern('/*/rss.xml')).test('/blog/rssxxml')).toBe(false)
})
