import { expect, test } from 'vitest'
import { locationPattern, nginxFile } from './host-files-nginx'

const file = nginxFile(['/docs/connectors/kafka/config/'], '')

test('every redirect is included, and dots in paths match only dots', () => {
  expect(file).toContain('~^/iceberg/olake\\.io/?$ "/$is_args$args";')
  expect(file).toContain('~^/slack/?$ "https://join.slack.com')
  expect(new RegExp(locationPattern('/*/rss.xml')).test('/blog/rss.xml')).toBe(true)
  expect(new RegExp(locationPattern('/*/rss.xml')).test('/blog/rssxxml')).toBe(false)
})

test('all addresses below a former folder redirect to one page', () => {
  const source = new RegExp(
    file.match(/~(\^\/docs\/playground\(\S+) "\/docs\/getting-started\/playground\/\$is_args\$args";/)?.[1] ?? '(?!)',
  )
  for (const path of ['/docs/playground', '/docs/playground/', '/docs/playground/any/page/']) expect(path).toMatch(source)
  expect('/docs/playgrounds').not.toMatch(source)
})

test('redirects are relative and keep the query unless the target has its own', () => {
  expect(file).toContain('absolute_redirect off;')
  expect(file).toContain('"/docs/getting-started/quickstart/$is_args$args";')
  expect(file).toContain('"/docs/benchmarks/?tab=mysql";')
})

test('other spellings of connectors redirect to the page, which does not match them', () => {
  const source = file.match(/~(\^\/docs\/connectors\/Kafka\/config\S+) "\/docs\/connectors\/kafka\/config\/\$is_args\$args";/)?.[1] ?? ''
  expect('/docs/connectors/Kafka/config/').toMatch(new RegExp(source))
  expect('/docs/connectors/kafka/config/').not.toMatch(new RegExp(source))
})

test('only the documentation can be shown in frames of other sites', () => {
  const pattern = new RegExp(file.match(/"~(\S+)" "frame-ancestors 'self'";/)?.[1] ?? '')
  for (const path of ['/', '/blog/', '/docs-like/']) expect(path).toMatch(pattern)
  expect('/docs/connectors/').not.toMatch(pattern)
  expect(file).toContain('"~^/docs/.*$" "frame-ancestors *";')
})

test('a request for index.html redirects to its folder and never to another host', () => {
  const rule = new RegExp(file.match(/rewrite (\S+) \$1 permanent;/)?.[1] ?? '')
  expect('/index.html'.match(rule)?.[1]).toBe('/')
  expect('/docs/v0.2.8/index.html'.match(rule)?.[1]).toBe('/docs/v0.2.8/')
  for (const path of ['//other.example/index.html', '/\\other.example/index.html']) expect(path).not.toMatch(rule)
})

test('text is compressed, and caches store compressed and uncompressed responses separately', () => {
  for (const line of ['gzip on;', 'gzip_vary on;', 'gzip_proxied any;']) expect(file).toContain(line)
  expect(file).toMatch(/gzip_types .*text\/javascript.*image\/svg\+xml/)
})

test('the files for other hosts and the 404 page itself are not served', () => {
  const [, pattern = ''] = file.match(/location ~ (\S+_redirects\S+) \{ return 404; \}/) ?? []
  for (const path of ['/_headers', '/_redirects', '/.nojekyll', '/404', '/404/', '/_not-found/']) expect(path).toMatch(new RegExp(pattern))
  for (const path of ['/chunks.txt', '/404.html', '/docs/404/', '/4045/']) expect(path).not.toMatch(new RegExp(pattern))
  expect(file).toContain('location = /404.html { internal; }')
})

test('pages are revalidated on each request, and hashed files are cached as immutable', () => {
  expect(file).toContain('default "public, max-age=0, must-revalidate";')
  expect(file).toContain('"~^/_next/static/.*$" "public, max-age=31536000, immutable";')
})

test('redirects, headers and locations include the base path', () => {
  const below = nginxFile([], '/sub')
  expect(below).toContain('~^/sub/docs/getting-started/?$ "/sub/docs/getting-started/quickstart/$is_args$args";')
  expect(below).toContain('~^/sub/github/?$ "https://github.com/datazip-inc/olake$is_args$args";')
  expect(below).toContain('"~^/sub/_next/static/.*$"')
  expect(below).toContain('error_page 404 /sub/404.html;')
  expect(below).toContain('location ~ ^/sub/(_headers|')
  expect(below).toContain('location = /sub/404.html { internal; }')
  expect(below).toContain('location ~ ^/sub/.*/rss\\.xml$ {')
})
