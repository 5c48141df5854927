import { expect, test } from 'vitest'
import { storeEntries, uploads, uploadsFile } from './host-files-s3'
import { matches } from './static-host'

const files = [
  ...['index.html', 'docs/index.html', 'docs/index.md', 'docs/index.txt', '_headers', '_redirects', 'blog/rss.xml', 'sitemap.xml'],
  ...['_next/static/chunks/a.js', '_next/static/media/b.woff2', '_images/a.webp', 'images/icons.svg', 'images/mark.svg', 'social/docs.png'],
]

/** Uploads that contain a file, by the rules of the AWS CLI. */
const uploadsOf = (file: string) =>
  uploads(files).filter(({ include, excludes }) => matches(include, file) && !excludes.some((pattern) => matches(pattern, file)))

test('each file is uploaded once, except the files for other hosts', () => {
  for (const file of files) expect(uploadsOf(file).length, file).toBe(file.startsWith('_headers') || file.startsWith('_redirects') ? 0 : 1)
})

test.each([
  ['docs/index.md', 'text/markdown; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['docs/index.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['blog/rss.xml', 'application/rss+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['_next/static/chunks/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['images/icons.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
  ['images/mark.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
])('%s is uploaded as %s with Cache-Control: %s', (file, type, cache) => {
  expect(uploadsOf(file)).toMatchObject([{ type, cache }])
})

test('files that never change are uploaded first and pages last', () => {
  const order = uploads(files)
  const immutable = order.map(({ cache }) => cache.includes('immutable'))
  expect(immutable.lastIndexOf(true)).toBeLessThan(immutable.indexOf(false))
  expect(order.at(-1)?.include).toBe('*.html')
})

test('each line for the shell has four fields', () => {
  for (const line of uploadsFile(files).trimEnd().split('\n')) expect(line.split('\t'), line).toHaveLength(4)
})

test('the store has each redirect once, within the limits of CloudFront', () => {
  const groups = storeEntries(files, ['/docs/connectors/kafka/config/'], '/sub')
  const entries = groups.flat()
  expect(entries).toContainEqual({ Key: '/sub/docs/intro', Value: '301 /sub/docs/' })
  expect(entries).toContainEqual({ Key: '/sub/github', Value: '302 https://github.com/datazip-inc/olake' })
  expect(entries).toContainEqual({ Key: '/sub/docs/connectors/Kafka/config', Value: '301 /sub/docs/connectors/kafka/config/' })
  expect(entries).toContainEqual({ Key: '/sub/docs/index.md', Value: '200' })
  expect(new Set(entries.map(({ Key }) => Key)).size).toBe(entries.length)
  for (const group of groups) expect(group.length).toBeLessThanOrEqual(50)
  for (const { Key, Value } of entries) {
    expect(Buffer.byteLength(Key), Key).toBeLessThanOrEqual(512)
    expect(Buffer.byteLength(Value), Key).toBeLessThanOrEqual(1024)
  }
})
