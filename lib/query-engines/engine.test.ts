import { expect, test } from 'vitest'
import { engineRecord } from '../schema/engine-schema'
import { printedPath, problemsOf } from '../schema/problems'
import { type EngineRecord, engineFeatures, engineScore } from './engine'

const features = Object.fromEntries(
  engineFeatures.map((feature) => [feature, { level: 'full', note: 'yes', section: 'limits' }]),
) as EngineRecord['features']
const record: EngineRecord = {
  name: 'Apache Spark',
  version: '3.3 and newer',
  category: 'general-purpose',
  blurb: 'Batch.',
  website: 'https://spark.apache.org/',
  docs: 'https://iceberg.apache.org/docs/latest/spark-configuration/',
  olake: { catalogs: 'all', deletes: 'both kinds', mode: 'upsert' },
  features,
}
const problems = (value: unknown) => problemsOf(engineRecord, value).map(({ path, message }) => `${printedPath(path)} ${message}`)

test('a complete record has no problems, and its score is the sum of its levels', () => {
  expect(problems(record)).toEqual([])
  expect(engineScore(record)).toBe(32)
  expect(
    engineScore({
      features: {
        ...features,
        dml: { level: 'partial', note: 'x', section: 'limits' },
        streaming: { level: 'none', note: 'x', section: 'limits' },
      },
    }),
  ).toBe(26)
})

test('reports unknown levels and categories and suggests the nearest', () => {
  const wrong = { ...record, category: 'analytic', features: { ...features, dml: { level: 'partail', note: '', section: 'limits' } } }
  expect(problems(wrong)).toEqual([
    'category must be one of cloud-native, general-purpose, analytics, embedded, streaming. Did you mean "analytics"?',
    'features.dml.level must be one of full, partial, preview, none. Did you mean "partial"?',
    'features.dml.note is empty',
  ])
})

test('reports unknown features, missing features and missing texts', () => {
  const { dml: _, ...others } = features
  expect(problems({ ...record, blurb: undefined, features: { ...others, dmls: {} } })).toEqual([
    'blurb is missing; give text',
    'features.dml is missing; give a set of fields (level, note, section)',
    'features.dmls unknown field. Did you mean "dml"?',
  ])
})
