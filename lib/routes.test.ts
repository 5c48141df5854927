import { expect, test } from 'vitest'
import { addressOf } from './collections'
import { routes, slugOf } from './routes'

test('URLs end in one slash and keep the case of file names', () => {
  expect(routes.docs()).toBe('/docs/')
  expect(routes.docs('install/olake-ui')).toBe('/docs/install/olake-ui/')
  expect(routes.post('iceberg', 'why-iceberg')).toBe('/iceberg/why-iceberg/')
  expect(addressOf('docs/shared/commands/DockerSyncMySQL')).toBe('/docs/shared/commands/DockerSyncMySQL/')
})

test('an index file has the URL of its folder', () => {
  expect(addressOf('docs/index')).toBe('/docs/')
  expect(addressOf('docs/install/olake-ui/index')).toBe('/docs/install/olake-ui/')
})

test('a slug replaces the last segment, or the whole path if it has a leading slash', () => {
  expect(slugOf('docs/release/notes', { slug: 'v0.2.8' })).toBe('release/v0.2.8')
  expect(addressOf('docs/deep/page', { slug: '/benchmarks' })).toBe('/docs/benchmarks/')
  expect(addressOf('docs/intro', { slug: '/' })).toBe('/docs/')
})

test('query engines are below /iceberg/, and events are below /event/', () => {
  expect(addressOf('query-engine/duckdb')).toBe('/iceberg/query-engine/duckdb/')
  expect(addressOf('community/olake-v0-launch', { kind: 'event' })).toBe('/event/olake-v0-launch/')
  expect(addressOf('community/5th-community-meetup', { kind: 'meetup' })).toBe('/community/5th-community-meetup/')
})
