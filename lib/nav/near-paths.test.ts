import { expect, test } from 'vitest'
import { type KnownPage, nearPaths, sameIgnoringCase } from './near-paths'

const pages: KnownPage[] = [
  ['/', 'Home'],
  ['/docs/', 'Introduction'],
  ['/docs/connectors/postgres/overview/', 'Postgres'],
  ['/docs/connectors/postgres/setup/rds/', 'Postgres on RDS'],
  ['/docs/connectors/mysql/overview/', 'MySQL'],
  ['/docs/release/v0.2.8/', 'v0.2.8'],
  ['/blog/debezium-vs-olake/', 'Debezium or OLake'],
  ['/iceberg/why-iceberg/', 'Why Iceberg'],
]
const near = (path: string) => nearPaths(path, pages).map(([url]) => url)

test('finds the page for a mistyped path', () => {
  expect(near('/docs/connectors/postgers/setup/rds/')[0]).toBe('/docs/connectors/postgres/setup/rds/')
  expect(near('/blog/debezuim-vs-olake')[0]).toBe('/blog/debezium-vs-olake/')
})

test('finds a moved page by the last word of its path', () => {
  expect(near('/docs/postgres-setup/rds.html')[0]).toBe('/docs/connectors/postgres/setup/rds/')
  expect(near('/why-iceberg/')[0]).toBe('/iceberg/why-iceberg/')
  expect(near('/docs/release/v0.2.9/')[0]).toBe('/docs/release/v0.2.8/')
})

test('returns at most three pages, and none if no word is similar', () => {
  expect(near('/docs/connectors/')).toHaveLength(3)
  expect(near('/zzqxw/')).toEqual([])
  expect(near('/')).toEqual([])
})

test('does not throw on malformed percent-encoding', () => {
  expect(() => nearPaths('/%E0%A4%A/', pages)).not.toThrow()
})

test('finds the page whose path differs only in case or in the trailing slash, so that the page redirects to it', () => {
  expect(sameIgnoringCase('/docs/connectors/Postgres/Overview', pages)).toBe('/docs/connectors/postgres/overview/')
  expect(sameIgnoringCase('/docs/connectors/postgres/', pages)).toBeUndefined()
  expect(sameIgnoringCase('/docs/', pages)).toBeUndefined()
})

test('does not suggest later pages of a list', () => {
  const list: KnownPage[] = [
    ['/blog/', 'Blogs'],
    ['/blog/page/2/', 'Blogs, page 2'],
  ]
  expect(nearPaths('/no-such-page/', list)).toEqual([])
  expect(nearPaths('/blogs/', list)).toEqual([list[0]])
})
