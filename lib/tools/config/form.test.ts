import { describe, expect, test } from 'vitest'
import { configToolData } from '../../content/config-tool'
import { catalogIds, destinationIds, sourceIds } from '../../systems'
import { checkFile } from './check'
import { isRequired } from './condition'
import { type FormValues, fileOf, labelOf, objectAt, startValues, uiFields, visibleKeys, withValue } from './form'
import type { ToolReference } from './tool-data'

const data = configToolData()
const version = data.versions[0] ?? ''

/** Values with a special form, by key. */
const samples: Record<string, unknown> = {
  port: 1234,
  sasl_jaas_config: 'Module required username="a" password="b";',
  endpoint: 'https://store.example.com',
  jdbc_url: 'jdbc:postgresql://db:5432/iceberg',
  hive_uri: 'thrift://metastore:9083',
  private_key: '-----BEGIN KEY-----',
  server_ca: '-----BEGIN CERTIFICATE-----',
}

/** What a visitor enters who fills in the required fields that the form shows, and no others. */
function filled(reference: ToolReference, values: FormValues, path = ''): FormValues {
  let result = values
  for (const key of (objectAt(reference, path) ?? { keys: [] }).keys) {
    const object = result
    const below = path ? `${path}.${key.key}` : key.key
    if (!visibleKeys({ path, keys: [key] }, object).length) continue
    if (objectAt(reference, below)) {
      const own = object[key.key]
      const inner = filled(reference, typeof own === 'object' && own !== null ? (own as FormValues) : {}, below)
      // A group that contains nothing but required fields is optional as a whole.
      if (isRequired(key, object) || own !== undefined) result = withValue(result, [key.key], inner)
    } else if (isRequired(key, object) && (object[key.key] === undefined || object[key.key] === '')) {
      const value = key.type === 'array of strings' ? ['db1:27017'] : key.type === 'integer' ? 5 : 'value'
      result = withValue(result, [key.key], samples[key.key] ?? value)
    }
  }
  return result
}

const problemsOf = (reference: ToolReference, values: FormValues, level = 'error') =>
  checkFile(JSON.stringify(fileOf(reference, values)), reference, version)
    .filter((finding) => finding.level === level)
    .map(({ path, text }) => `${path.join('.')}: ${text}`)

/** Each value of each list in a form, with the path of its key. */
const choices = (reference: ToolReference) =>
  reference.objects.flatMap(({ path, keys }) =>
    keys.flatMap((key) =>
      (key.values ?? []).map((one) => [[...(path ? path.split('.') : []), key.key], typeof one === 'string' ? one : one.value] as const),
    ),
  )

describe.each(sourceIds)('%s', (source) => {
  const reference = data.sources[source]
  const start = startValues(reference)

  test.each(destinationIds)('with the required fields, the files for this source and %s are valid', (destination) => {
    const target = data.destinations[destination]
    const values =
      destination === 'iceberg' ? withValue(startValues(target), ['writer', 'iceberg_s3_path'], 's3://lake/') : startValues(target)
    expect(problemsOf(reference, filled(reference, start))).toEqual([])
    expect(problemsOf(target, filled(target, values))).toEqual([])
  })

  test('an empty form names each required field', () => {
    const missing = problemsOf(reference, start)
    expect(missing.length).toBeGreaterThan(0)
    expect(missing.every((problem) => problem.includes('is missing'))).toBe(true)
  })

  // The boolean `value` of `choices` of OLake UI and conditions of other values are part of the walk, because `filled` follows what is visible.
  test.each(choices(reference).map(([path, value]) => [path.join('.'), value] as const))(
    'with %s = %j, the required fields make a valid file',
    (path, value) => {
      const problems = problemsOf(reference, filled(reference, withValue(start, path.split('.'), value)))
      expect(problems).toEqual([])
    },
  )

  test('labels are those of OLake UI, and every field of the form is in the list for it', () => {
    const fields = uiFields(reference, filled(reference, start))
    expect(fields.every(({ label, value }) => label && value)).toBe(true)
    const first = reference.objects[0]?.keys[0]
    expect(fields[0]?.label).toBe(first?.label)
  })
})

test.each(catalogIds)('the required fields of the %s catalog make a valid destination', (catalog) => {
  const reference = data.destinations.iceberg
  const path =
    { glue: 's3://lake/', s3tables: 'arn:aws:s3tables:eu-central-1:1:bucket/b', biglake: 'gs://lake' }[catalog as string] ?? 'lake'
  let values = withValue(startValues(reference), ['writer', 'catalog_type'], catalog)
  values = withValue(values, ['writer', 'iceberg_s3_path'], path)
  expect(problemsOf(reference, filled(reference, values))).toEqual([])
})

test('a file has no hidden fields, no empty fields and no choices that only OLake UI saves', () => {
  const reference = data.sources.postgres
  let values = startValues(reference)
  values = withValue(values, ['ssl', 'mode'], 'verify-full')
  values = withValue(values, ['ssl', 'server_ca'], '-----BEGIN')
  values = withValue(values, ['ssl', 'mode'], 'require')
  values = withValue(values, ['ssh_config', 'private_key'], '-----BEGIN')
  values = withValue(values, ['host'], '')
  expect(fileOf(reference, values)).toEqual({ port: 5432, max_threads: 3, retry_count: 3, ssl: { mode: 'require' } })
})

test('the label of a field can depend on another one', () => {
  const key = data.destinations.iceberg.objects.flatMap(({ keys }) => keys).find((one) => one.key === 'iceberg_s3_path')
  if (!key) throw new Error('The reference has no iceberg_s3_path.')
  expect(labelOf(key, { catalog_type: 'glue' })).toBe('S3 Path')
  expect(labelOf(key, { catalog_type: 'polaris' })).toBe('Polaris Catalog Name')
})
