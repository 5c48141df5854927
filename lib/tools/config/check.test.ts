import { describe, expect, test } from 'vitest'
import { configToolData } from '../../content/config-tool'
import { exampleText, referenceOf } from '../../reference/reference'
import { referenceNames } from '../../schema/reference-schema'
import { checkFile } from './check'
import { checkText } from './check-text'

const data = configToolData()
const version = data.versions[0] ?? ''
const { sources, destinations } = data

const linesOf = (text: string, reference = sources.postgres, release = version) =>
  checkFile(text, reference, release).map((finding) => `${finding.line}:${finding.column} ${finding.level} ${finding.text}`)
const json = (value: unknown) => JSON.stringify(value, null, 2)
const postgres = { host: 'db.example.com', port: 5432, database: 'shop', username: 'olake', password: 'x', retry_count: 3 }

describe.each(referenceNames)('examples of %s', (name) => {
  const complete = referenceOf(name).examples.filter(({ partial }) => !partial)

  test.each(complete.map((example) => [example.id, example] as const))('%s has no error', (_, example) => {
    const found = checkFile(exampleText(example), referenceOf(name), version)
    expect(found.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('the parts of a file have no key that the reference does not have', () => {
    for (const example of referenceOf(name).examples)
      expect(
        linesOf(exampleText(example), { ...referenceOf(name), label: '', href: '' }).filter((line) => line.includes('is not a key')),
      ).toEqual([])
  })
})

test('an unknown key has its line and the nearest valid name', () => {
  const text = `{
  "host": "db",
  "port": 5432,
  "database": "shop",
  "usernme": "olake",
  "password": "x",
  "retry_count": 3
}`
  expect(linesOf(text)).toContain('5:3 warning `usernme` is not a key, so OLake ignores it. Did you mean `username`?')
  expect(linesOf(text)).toContain('1:1 error `username` is missing. The key is always required.')
})

test.each([
  ['backoff_retry_count', 'Did you mean `retry_count`?'],
  ['sslmode', 'Did you mean `ssl`?'],
  ['replication_slot', 'It belongs into `update_method`.'],
])('the key %s of another place or program is explained: %s', (key, hint) => {
  expect(linesOf(json({ ...postgres, [key]: 'x' })).join('\n')).toContain(hint)
})

test('a wrong type says what to write', () => {
  expect(linesOf(json({ ...postgres, port: '5432', schemas: 'public' }))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^3:11 error `port` must be a whole number without quotes/),
      expect.stringMatching(/error `schemas` must be an array in brackets/),
    ]),
  )
})

test('a value outside the allowed ones lists them, and limits are named', () => {
  const found = linesOf(
    json({ ...postgres, ssl: { mode: 'prefer' }, update_method: { replication_slot: 'a', publication: 'b', initial_wait_time: 10 } }),
  ).join('\n')
  expect(found).toContain('`prefer` is not a value of `mode`. Use `disable`, `require`, `verify-ca` or `verify-full`.')
  expect(found).toContain('`initial_wait_time` must be 120 or greater.')
})

test('a key that another one demands is missing, with the reason', () => {
  expect(linesOf(json({ ...postgres, ssl: { mode: 'verify-ca' } })).join('\n')).toContain(
    '`server_ca` is missing. It is required because `mode` is `verify-ca` or `verify-full`.',
  )
  expect(linesOf(json({ ...postgres, ssh_config: { host: 'b', port: 22, username: 'u' } })).join('\n')).toContain(
    '`private_key` is missing. It is required because `password` is not set.',
  )
})

test('a value that belongs to another choice is an error', () => {
  const file = {
    type: 'ICEBERG',
    writer: { catalog_type: 'nessie', iceberg_s3_path: 's3://b', aws_region: 'a', rest_catalog_url: 'http://c', rest_auth_type: 'GCP' },
  }
  expect(linesOf(json(file), destinations.iceberg).join('\n')).toContain(
    '8:23 error `GCP` does not fit the other settings. Here, it must be `None`, `OAuth2` or `Token`.',
  )
})

test('keys and values of a later version are named', () => {
  const file = json({ ...postgres, schemas: ['public'] })
  expect(linesOf(file, sources.postgres, 'v0.6.5').join('\n')).toContain('`schemas` requires v0.7.0 or later. v0.6.5 ignores it.')
  expect(linesOf(file).join('\n')).not.toContain('requires v')
  expect(linesOf(json({ type: 'ICEBERG', writer: { catalog_type: 'unity' } }), destinations.iceberg, 'v0.9.0').join('\n')).toContain(
    '`unity` requires v0.9.1 or later, and this is v0.9.0.',
  )
})

test('a key without effect says when it has one', () => {
  expect(linesOf(json({ ...postgres, ssl: { mode: 'require', client_cert: '-----BEGIN' } })).join('\n')).toContain(
    'advice `client_cert` has no effect here. OLake reads it if `mode` is `verify-ca` or `verify-full`.',
  )
})

test.each([
  [
    'an SSH tunnel with require',
    sources.postgres,
    { ...postgres, ssl: { mode: 'require' }, ssh_config: { host: 'b', port: 22, username: 'u', password: 'p' } },
    /nothing proves that you reach your own server/,
  ],
  [
    'a slot with hyphens',
    sources.postgres,
    { ...postgres, update_method: { replication_slot: 'olake-slot' } },
    /only lowercase letters, digits and underscores/,
  ],
  ['localhost in a container', sources.mysql, { hosts: 'localhost', database: 'a' }, /host\.docker\.internal/],
  ['verify-full of SQL Server', sources.mssql, { ssl: { mode: 'verify-full' } }, /\*\*without encryption\*\*/],
  ['TLS of Db2 through a tunnel', sources.db2, { ssl: { mode: 'require' }, ssh_config: { host: 'b' } }, /\*\*not encrypted\*\*/],
  ['a capital letter in MongoDB', sources.mongodb, { chunking_strategy: 'Timestamp' }, /Write `timestamp`/],
  [
    'a login in the wrong order',
    sources.kafka,
    { protocol: { sasl_jaas_config: 'password="a" username="b"' } },
    /in this order and in double quotes/,
  ],
  ['both names of an Oracle database', sources.oracle, { service_name: 'a', sid: 'b' }, /not both/],
  ['an incomplete block of S3', sources.s3, { json: {} }, /means `false`/],
  ['the Arrow writer', destinations.iceberg, { writer: { arrow_writes: true } }, /leave \[two rows\]/],
  ['a path as the name of a bucket', destinations.parquet, { writer: { s3_bucket: 's3://b' } }, /name of the bucket only/],
])('%s is warned of', (_, reference, file, message) => {
  expect(linesOf(json(file), reference).join('\n')).toMatch(message)
})

test.each([
  ['{\n  "a": 1,\n}', /^3:1 error A key between double quotes is missing here/],
  ['{\n  "a": 1\n  "b": 2\n}', /^3:3 error A comma is missing before this/],
  ['{\n  "pem": "-----BEGIN\nX"\n}', /^2:\d+ error The closing quotation mark is missing on this line/],
  ["{ 'a': 1 }", /^1:3 error /],
  ['{ "a": 1 } // note', /^1:12 error JSON has no comments/],
  ['{ "a": ', /^1:\d+ error /],
  ['[]', /^1:1 error The file must contain one object/],
])('the syntax error in %j has its line', (text, message) => {
  expect(linesOf(text)[0]).toMatch(message)
})

test('a key that occurs twice is named', () => {
  expect(linesOf('{\n  "host": "a",\n  "host": "b"\n}').join('\n')).toContain('3:3 warning `host` is in this object twice.')
})

test('the kind of a file and its source follow from its keys', () => {
  const context = { data, source: 'postgres', destination: 'iceberg', version } as const
  const title = (file: unknown) => checkText(json(file), context).title
  expect(title(postgres)).toContain('source.json for Postgres')
  expect(title({ hosts: 'a', port: 1, username: 'b', backoff_retry_count: 3 })).toContain('MySQL')
  expect(title({ bootstrap_servers: 'a:1', protocol: {} })).toContain('Kafka')
  expect(title({ type: 'PARQUET', writer: {} })).toContain('destination.json for Parquet')
  expect(title({ selected_streams: {}, streams: [] })).toContain('streams.json')
})
