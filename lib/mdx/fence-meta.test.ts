import { expect, test } from 'vitest'
import { parseFenceMeta } from './fence-meta'

test('title, highlighted lines, line numbers and live are parsed from the fence meta string', () => {
  const meta = parseFenceMeta('title="source {1}.json" {1,3-5} showLineNumbers live')
  expect(meta.title).toBe('source {1}.json')
  expect(meta.highlight).toEqual([1, 3, 4, 5])
  expect(meta.lineNumbers).toBe(true)
  expect(meta.live).toBe(true)
})

test('an empty meta string yields the defaults', () => {
  expect(parseFenceMeta(undefined)).toEqual({ highlight: [], lineNumbers: false, live: false })
})
