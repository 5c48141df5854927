import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { describe, expect, test } from 'vitest'
import { type DestinationId, type SourceId, sourceIds } from '../../../systems'
import { decodeState } from './decode-state'

const json = (value: unknown) => JSON.stringify(value, null, 2)
const decode = (value: unknown, source?: SourceId, destination: DestinationId = 'iceberg') =>
  decodeState(typeof value === 'string' ? value : json(value), source, destination)
const remarks = (...parameters: Parameters<typeof decode>) =>
  decode(...parameters)
    .findings.map(({ line, level, text }) => `${line} ${level} ${text}`)
    .join('\n')
const stream = (state: object, name = 'orders', namespace = 'shop') => ({ stream: name, namespace, sync_mode: '', state })
const file = (more: object) => ({ type: 'STREAM', version: 7, ...more })

/** The example of the documentation for a source. */
const example = (name: string) =>
  readFileSync(`content/docs/shared/config/${name}StateConfig.mdx`, 'utf8').match(/```json[^\n]*\n([\s\S]*?)```/)?.[1] ?? ''

describe('examples of the documentation', () => {
  test('Postgres: the load is complete, and the LSN must be that of the slot', () => {
    const report = decode(example('Postgres'))
    expect(report.source).toBe('postgres')
    expect(report.shared.join(' ')).toMatch(/read up to LSN `0\/198C935`.*`confirmed_flush_lsn`.*`lsn mismatch`/)
    expect(report.streams).toEqual([
      {
        name: 'public.sample_data',
        load: 'The initial load is complete.',
        position: 'The shared position of the job.',
        next: 'Reads the changes after the shared position.',
      },
    ])
    expect(report.findings).toEqual([])
  })

  test('MySQL: file, offset and replica ID', () => {
    const report = decode(example('MySQL'))
    expect(report.source).toBe('mysql')
    expect(report.shared.join(' ')).toMatch(/offset `1027` of the binlog file `mysql-bin.000003`.*replica `7000`/)
    expect(remarks(example('MySQL'))).toMatch(/succeeds without rows/)
  })

  test('MongoDB: each collection has its own token', () => {
    const report = decode(example('MongoDB'))
    expect(report.source).toBe('mongodb')
    expect(report.streams).toHaveLength(2)
    expect(report.streams[0]).toMatchObject({ name: 'otter_db.stream_8', position: expect.stringContaining('8267B34D61') })
    expect(report.streams[0]?.next).toContain('The oplog must still contain the position.')
  })

  test('Kafka: the broker has the offsets', () => {
    const report = decode(example('Kafka'))
    expect(report.source).toBe('kafka')
    expect(report.shared.join(' ')).toContain('consumer group `olake-orders`')
    expect(report.streams[0]).toMatchObject({ name: 'topics.orders', load: 'Kafka has no initial load.' })
  })
})

test('SQL Server: each table has its own LSN', () => {
  const report = decode(file({ streams: [stream({ chunks: [], lsn: '0000002c00000b880005' }, 'orders', 'dbo')] }))
  expect(report.source).toBe('mssql')
  expect(report.streams[0]?.position).toContain('0000002c00000b880005')
})

test.each(['oracle', 'db2', 's3'] as const)('%s: the cursor says what is read next', (source) => {
  const report = decode(file({ streams: [stream({ chunks: [], UPDATED_AT: '2025-06-08T07:19:23.690870000Z' })] }), source)
  expect(report.source).toBe(source)
  expect(report.streams[0]?.next).toMatch(/^Reads (?:rows|files) with a greater `UPDATED_AT`\. Equal values are not read again\.$/)
})

test('a fallback cursor is part of the next run', () => {
  const report = decode(file({ streams: [stream({ chunks: [], updated_at: 'b', created_at: 'a' })] }), 'postgres')
  expect(report.streams[0]?.next).toContain('or with a greater `created_at` if `updated_at` is null')
})

test('an interrupted load names the chunks that are left, and what follows', () => {
  const chunks = [1, 2, 3, 4, 5].map((min) => ({ min: `'(${min},0)'`, max: `'(${min + 1},0)'` }))
  const state = file({ global: { state: { lsn: '0/1' }, streams: [] }, streams: [stream({ chunks })] })
  const [report] = decode(state).streams
  expect(report?.load).toMatch(/^5 chunks are left: `'\(1,0\)'` to `'\(2,0\)'`; .*, and 2 more\.$/)
  expect(report?.next).toBe('Loads the remaining 5 chunks, then reads the changes after the shared position.')
  expect(remarks(state)).toContain('VACUUM FULL')
  expect(remarks(state, undefined, 'parquet')).toContain('appear twice')
})

test('a stream that has not started, and one without a position', () => {
  const report = decode(file({ streams: [stream({}, 'a'), stream({ chunks: [] }, 'b')] }), 'oracle')
  expect(report.streams[0]).toMatchObject({ load: 'The initial load has not started.', next: 'Starts the initial load.' })
  expect(report.streams[1]?.position).toBe('No position is saved.')
})

test.each([
  ['a state without a version', {}, 'mysql', /1 warning The state has no version, so the job uses the rules of version 0.*INT UNSIGNED/],
  [
    'an old version, for its source only',
    { version: 4, streams: [] },
    'mongodb',
    /2 advice The job uses the rules of version 4, permanently\. Dates inside nested objects/,
  ],
  ['a version that is not known', { version: 9 }, 'postgres', /version 9 is newer/],
  ['an empty LSN', file({ global: { state: { lsn: '' } } }), 'postgres', /error The LSN is empty/],
  ['an edited LSN', file({ global: { state: { lsn: 'x' } } }), 'postgres', /`failed to parse stored lsn`/],
  [
    'a MySQL state without a replica ID',
    file({ global: { state: { state: { position: { Name: 'b.1', Pos: 4 } } } } }),
    'mysql',
    /`invalid global state; server_id is missing`/,
  ],
  [
    'a binlog position in a stream',
    file({ streams: [stream({ binlog_file: 'b.1', binlog_position: 4 })] }),
    'mysql',
    /An early release wrote this file/,
  ],
  [
    'the cursor of another mode as an LSN',
    file({ streams: [stream({ chunks: [], lsn: '{"a":1}' })] }),
    'mssql',
    /error `shop.orders`: .*succeeds and delivers nothing/,
  ],
  ['a removed token', file({ streams: [stream({ chunks: [] })] }), 'mongodb', /lost without an error/],
  ['a removed LSN of SQL Server', file({ streams: [stream({ chunks: [] })] }), 'mssql', /lost without an error/],
  [
    'a cursor that is rounded',
    `{"version":7,"streams":[{"stream":"a","namespace":"b","state":{"chunks":[],"id":1700000000000000001}}]}`,
    'mysql',
    /above 2\^53/,
  ],
  ['a cursor without a value', file({ streams: [stream({ chunks: [], updated_at: null })] }), 'postgres', /repeat the initial load/],
  ['only incremental streams', file({ streams: [stream({ chunks: [], id: 1 })] }), 'postgres', /first CDC stream in this job/],
  ['a consumer group', file({ global: { state: { consumer_group_id: 'g' }, streams: [] } }), 'kafka', /moved forward again/],
  [
    'files of a bucket',
    file({ streams: [stream({ chunks: [], _last_modified_time: 'x' }, 'data', 's3')] }),
    undefined,
    /multipart uploads/,
  ],
  ['a file that was cut', '{"type":"STREAM","streams":[{"stream":"a"', 'postgres', /1 error /],
] as const)('%s is reported', (_, state, source, message) => {
  expect(remarks(state, source)).toMatch(message)
})

test('a file that is not a state is no error of the page', () => {
  for (const source of sourceIds)
    for (const text of ['[]', '3', 'null', '{"streams":[null,3,{}]}', '{"global":7}']) expect(() => decode(text, source)).not.toThrow()
})

test('each link leads to a heading of the documentation', () => {
  const code = ['warnings', 'positions'].map((name) => readFileSync(`lib/tools/config/state/${name}.ts`, 'utf8')).join()
  const named = Object.fromEntries([...code.matchAll(/const ([A-Z]+) = '(\/docs\/[^']+)'/g)].map(([, name, href]) => [name, href]))
  const links = [...code.matchAll(/\]\((?:\$\{(\w+)\})?([^)]+)\)/g)].map(([, name, rest]) => `${name ? named[name] : ''}${rest}`)
  expect(links.length).toBeGreaterThan(10)
  for (const link of new Set(links)) {
    const [page = '', anchor] = link.split('#')
    const text = readFileSync(`content${page.replace(/\/$/, '')}.mdx`, 'utf8')
    const slugger = new GithubSlugger()
    const ids = [...text.matchAll(/^#{2,4} (.*)$/gm)].map(
      ([, heading = '']) => heading.match(/\[#([^\]]+)\]/)?.[1] ?? slugger.slug(heading.replaceAll('`', '')),
    )
    expect(ids, link).toContain(anchor)
  }
})
