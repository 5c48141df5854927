import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { walkFiles } from '../tools/authoring/command/walk'
import { experimentNames, scriptOf } from './experiment'

const FOLDER = 'content/data/evidence'
const records = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''))

test('every experiment has a record, and every record an experiment', () => {
  expect(records.sort()).toEqual(experimentNames())
  for (const name of records) expect(JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')).script).toBe(scriptOf(name))
})

test('every record is shown on a page', () => {
  const texts = walkFiles('content').flatMap((file) => (file.endsWith('.mdx') ? [readFileSync(file, 'utf8')] : []))
  const shown = new Set(texts.flatMap((text) => [...text.matchAll(/<Evidence name="([^"]+)"/g)].map(([, name]) => name)))
  expect(records.filter((name) => !shown.has(name))).toEqual([])
})
