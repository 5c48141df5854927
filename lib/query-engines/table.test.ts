import { expect, test } from 'vitest'
import { type EngineRecord, engineFeatures } from './engine'
import { engineCsv, engineJson, engineMarkdown } from './table'

const features = Object.fromEntries(
  engineFeatures.map((feature) => [feature, { level: 'partial', note: 'a "quoted", note', section: 's' }]),
) as EngineRecord['features']
const record: EngineRecord = {
  name: 'Trino',
  version: '475',
  category: 'general-purpose',
  blurb: 'b',
  website: 'w',
  docs: 'd',
  olake: { catalogs: 'all', deletes: 'both', mode: 'upsert' },
  features,
}
const engines = [{ id: 'trino', url: 'https://olake.io/iceberg/query-engine/trino/', record }]

test('the CSV file has a row for each engine, with quotes and commas escaped', () => {
  const [head, row, end] = engineCsv(engines).split('\r\n')
  expect(head).toMatch(/^Engine,Version,Category,Total,Catalog support,Catalog support: note/)
  expect(row).toMatch(/^Trino,475,General purpose,16,Partial support,"a ""quoted"", note"/)
  expect(row).toMatch(/upsert,https:\/\/olake\.io\/iceberg\/query-engine\/trino\/$/)
  expect(end).toBe('')
})

test('the JSON file contains the records and their scores', () => {
  expect(JSON.parse(engineJson(engines))).toMatchObject([{ id: 'trino', total: 16, features: { dml: { level: 'partial' } } }])
})

test('the Markdown summary contains level and note of each feature and the OLake write mode', () => {
  const markdown = engineMarkdown(record)
  expect(markdown).toContain('| Time travel | Partial support | a "quoted", note |')
  expect(markdown).toContain('**With OLake.** You can use upsert mode')
})
