import { expect, test } from 'vitest'
import { type EngineRecord, engineFeatures, engineProblems, engineScore } from './engine'

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
const sections = new Set(['limits'])

test('a whole record has no problems, and its total is the sum of its levels', () => {
  expect(engineProblems(record, sections)).toEqual([])
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

test('levels and categories that are not on the list are told with the nearest', () => {
  const wrong = { ...record, category: 'lakehouse', features: { ...features, dml: { level: 'partail', note: '', section: 'limts' } } }
  expect(engineProblems(wrong, sections)).toEqual([
    'category is "lakehouse", which is none of cloud-native, general-purpose, analytics, embedded, streaming.',
    'features.dml.level is "partail", which is none of full, partial, preview, none. Did you mean "partial"?',
    'features.dml.note is missing',
    'features.dml.section "limts" names no heading of the guide. Did you mean "limits"?',
  ])
})

test('unknown features and missing texts are told', () => {
  expect(engineProblems({ ...record, blurb: '', features: { ...features, speed: {} } }, sections)).toEqual([
    'blurb is missing',
    'features.speed is no feature.',
  ])
})
