import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFileSchema } from './schema/data-files'
import { parseData } from './schema/parse-data'
import { siteRedirects } from './site-redirects.mjs'

const schema = dataFileSchema('redirects/any-name.yml')
const problems = (text: string) => (schema ? parseData(text, schema).problems.map(({ line, message }) => `${line} ${message}`) : undefined)

test('every file in the folder of redirects is checked: former addresses are paths, and targets are pages', () => {
  expect(dataFileSchema('redirects/more/a.yml')).toBeUndefined()
  expect(problems('/old: /docs/\n/short: https://example.com/\n')).toEqual([])
  expect(problems('/old/: /docs/\n')).toEqual(['1 the former address has no final /; write "/old"'])
  expect(problems('/old/*: /docs/\n')).toEqual([])
  expect(problems('/old/*/a: /docs/\n')).toEqual([expect.stringMatching(/^1 is a pattern, which has no effect here;/)])
  expect(problems('/old*: /docs/\n')).toEqual([expect.stringMatching(/^1 is a pattern/)])
  expect(problems('/*: /docs/\n')).toEqual([expect.stringMatching(/^1 is a pattern/)])
  expect(problems('/old: docs/\n')).toEqual([expect.stringMatching(/^1 must be a path of this site that begins with \//)])
  expect(problems('/old: /docs/\n/old: /blog/\n')).toEqual(['2 is not valid: the field /old is there twice; delete one of the two'])
})

test('no redirect leads to another redirect', () => {
  const sources = new Set(siteRedirects().map(({ from }) => from))
  for (const { from, to } of siteRedirects())
    expect(sources.has(to.replace(/[?#].*$/, '').replace(/\/$/, '')), `${from} -> ${to}`).toBe(false)
})

test('redirects to other sites are temporary', () => {
  for (const { to, permanent } of siteRedirects()) if (permanent) expect(to).toMatch(/^\//)
})

test.each([
  ['/docs/core', '/docs/core/architecture/'],
  ['/docs/community', '/docs/community/contributing/'],
  ['/docs/writers/parquet', '/docs/writers/parquet/config/'],
  ['/docs/release/v0.1.3', '/docs/release/v0.1.2-v0.1.5/'],
  ['/event', '/webinar/'],
  ['/iceberg/query-engine/dremio', '/iceberg/query-engine/dreamio/'],
])('%s, which readers get by shortening or guessing an address, leads to %s', (from, to) => {
  expect(siteRedirects().find((redirect) => redirect.from === from)?.to).toBe(to)
})

test('each former address that other sites link to redirects to the page that replaces it', () => {
  const kept = readFileSync('tests/fixtures/former-addresses.txt', 'utf8').trim().split('\n')
  const current = new Set(siteRedirects().map(({ from, to }) => `${from} ${to}`))
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter((redirect) => !current.has(redirect))).toEqual([])
})
