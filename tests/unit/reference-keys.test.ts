import { describe, expect, test } from 'vitest'
import { referenceOf } from '../../lib/reference/reference'
import { referenceNames } from '../../lib/schema/reference-schema'
import program from '../fixtures/program-keys.json'

/**
 * Compares the reference of each configuration file with the configuration schemas of OLake (`tests/fixtures/program-keys.json`, engine
 * v0.9.4). After a new release, replace that file and correct the reference.
 */

type ProgramKey = { types: string[]; labels: string[]; defaults: unknown[]; values: unknown[]; required: boolean[] }
const schemas: Record<string, Record<string, ProgramKey>> = program.schemas

/** Keys that a file accepts although no form shows them, with the reason. */
const withoutForm: Record<string, string> = {
  'oracle ssl.server_ca': 'The verify modes read it, but the form has no field for it.',
  'iceberg writer.iceberg_db': 'Read from the file; OLake UI derives the database from the job.',
  'iceberg writer.aws_session_token': 'For temporary credentials in the file.',
  'iceberg writer.aws_profile': 'For credentials of the machine that runs the command.',
  'iceberg writer.grpc_port': 'For several writers on one machine.',
  'iceberg writer.sink_rpc_server_host': 'For development of the writer.',
  'parquet writer.local_path': 'For files on the machine that runs the command.',
  'parquet writer.normalization': 'Kept for files of earlier releases.',
}

describe.each(referenceNames)('reference of %s', (name) => {
  const ours = new Map(
    referenceOf(name).objects.flatMap(({ path, keys }) => keys.map((key) => [path ? `${path}.${key.key}` : key.key, key] as const)),
  )
  const theirs = Object.entries(schemas[name] ?? {})

  test('has every key of the program, and no other key', () => {
    expect(theirs.length).toBeGreaterThan(0)
    expect(theirs.map(([key]) => key).filter((key) => !ours.has(key))).toEqual([])
    expect([...ours.keys()].filter((key) => !schemas[name]?.[key] && !withoutForm[`${name} ${key}`])).toEqual([])
  })

  test.each(theirs)('%s has the type, label, default, values and requirement of the program', (key, expected) => {
    const found = ours.get(key)
    if (expected.types.length > 0)
      expect(
        expected.types.some((type) => found?.type.startsWith(type)),
        found?.type,
      ).toBe(true)
    const labels = expected.labels.filter(Boolean)
    if (labels.length > 0) {
      expect(labels).toEqual(expect.arrayContaining(found?.label?.split(' / ') ?? ['no label']))
      expect(labels).toEqual(expect.arrayContaining(found?.labels?.map(({ label }) => label) ?? []))
    }
    for (const value of expected.defaults.filter((each) => each !== '' && typeof each !== 'object'))
      expect(found?.default.toLowerCase()).toContain(String(value).toLowerCase())
    const values = found?.values?.map((one) => (typeof one === 'string' ? one : one.value))
    for (const value of expected.values.filter((each) => typeof each === 'string')) expect(values).toContain(value)
    if (found?.preset !== undefined && expected.defaults.length > 0) expect(expected.defaults).toContain(found.preset)
    if (expected.required.every(Boolean)) expect(found?.required).not.toBe('no')
  })
})
