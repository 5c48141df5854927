import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configToolData } from '../../content/config-tool'
import { sourceIds } from '../../systems'
import { sorted } from './check'
import { checkStreams, type JobContext } from './check-streams'
import { readJson } from './document'
import { modesOf, startStream, streamsStub } from './streams-stub'

const data = configToolData()
const check = (text: string, job: Partial<JobContext> = {}) =>
  sorted(checkStreams(readJson(text), data.streams, data.versions[0] ?? '', { source: 'postgres', destination: 'iceberg', ...job }))
const linesOf = (...[text, job]: Parameters<typeof check>) =>
  check(text, job)
    .map(({ line, level, text: remark }) => `${line} ${level} ${remark}`)
    .join('\n')
const errorsOf = (...[text, job]: Parameters<typeof check>) => check(text, job).filter(({ level }) => level === 'error')
const json = (value: unknown) => JSON.stringify(value, null, 2)

/** A file with one stream. */
const file = (selected: object, found: object = {}) =>
  json({
    selected_streams: { public: [{ stream_name: 'orders', ...selected }] },
    streams: [{ stream: { name: 'orders', namespace: 'public', ...found } }],
  })

test('the complete example of the documentation has no error', () => {
  const example = readFileSync('content/docs/shared/streams/StreamsFull.mdx', 'utf8').match(/```json[^\n]*\n([\s\S]*?)```/)?.[1] ?? ''
  expect(readJson(example).value).toBeTruthy()
  expect(errorsOf(example, { source: 'mongodb', destination: 'parquet' })).toEqual([])
})

test.each([
  [
    'a misspelled key',
    file({ append_only: true }),
    {},
    /^6 warning `append_only` is not a key of `selected_streams`.*Did you mean `append_mode`\?/,
  ],
  ['an unknown mode', file({}, { sync_mode: 'cdcs' }), {}, /error `cdcs` is not a value of `sync_mode`/],
  [
    'a mode that the source does not offer',
    file({}, { sync_mode: 'cdc', supported_sync_modes: ['full_refresh', 'incremental'] }),
    {},
    /offers only `full_refresh` and `incremental`/,
  ],
  ['CDC of a source without CDC', file({}, { sync_mode: 'cdc' }), { source: 'oracle' }, /does not support CDC/],
  [
    'another mode than strict_cdc for Kafka',
    file({}, { sync_mode: 'incremental', cursor_field: 'a' }),
    { source: 'kafka' },
    /the only mode is `strict_cdc`/,
  ],
  ['strict CDC without enough retention', file({}, { sync_mode: 'strict_cdc' }), {}, /warning Nothing is loaded.*max_slot_wal_keep_size/],
  ['incremental without a cursor', file({}, { sync_mode: 'incremental' }), {}, /`cursor_field` is missing/],
  [
    'a cursor that discovery did not find',
    file({}, { sync_mode: 'incremental', cursor_field: 'updated_at:created', available_cursor_fields: ['updated_at', 'created_at'] }),
    {},
    /`created` is not one of `available_cursor_fields`/,
  ],
  ['a filter string for changes', file({ filter: 'a = 1' }, { sync_mode: 'cdc' }), {}, /warning `filter` applies to the initial load only/],
  [
    'filter_config without normalization',
    file({ normalization: false, filter_config: { conditions: [] } }),
    {},
    /requires `"normalization": true`/,
  ],
  [
    'three conditions',
    file({ normalization: true, filter_config: { conditions: [1, 2, 3].map((value) => ({ column: 'a', operator: '=', value })) } }),
    {},
    /at most two conditions/,
  ],
  ['a partition of the other destination', file({ partition_regex: '/{created_at,,YYYY}' }), {}, /This is the syntax for Parquet/],
  ['upserts with the Arrow writer', file({}, { sync_mode: 'cdc' }), { arrowWrites: true }, /With `arrow_writes`/],
  [
    'a stream that does not exist',
    json({ selected_streams: { public: [{ stream_name: 'order' }] }, streams: [{ stream: { name: 'orders', namespace: 'public' } }] }),
    {},
    /5 error There is no stream `order` in `public`.*Did you mean `orders`\?/,
  ],
] as const)('%s is reported', (_, text, job, message) => {
  expect(linesOf(text, job)).toMatch(message)
})

test('only selected streams are checked', () => {
  const text = json({ selected_streams: {}, streams: [{ stream: { name: 'a', namespace: 'b', sync_mode: 'strict_cdc' } }] })
  expect(linesOf(text)).not.toContain('Nothing is loaded')
})

test.each(sourceIds)('each mode of %s makes a stub without errors', (source) => {
  for (const mode of modesOf(source)) {
    const stub = streamsStub([{ ...startStream(source), name: 'orders', mode, cursor: 'updated_at' }, startStream(source)], source)
    expect(errorsOf(json(stub), { source })).toEqual([])
    expect((stub.streams as unknown[]).length).toBe(1)
  }
})
