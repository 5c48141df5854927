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
  expect(problems('/old: docs/\n')).toEqual([expect.stringMatching(/^1 must be a path of this site that begins with \//)])
  expect(problems('/old: /docs/\n/old: /blog/\n')).toEqual(['2 is not valid: the field /old is there twice; delete one of the two'])
})

test('no redirect leads to another redirect', () => {
  const sources = new Set(siteRedirects().map(({ from }) => from))
  for (const { from, to } of siteRedirects())
    expect(sources.has(to.replace(/[?#].*$/, '').replace(/\/$/, '')), `${from} -> ${to}`).toBe(false)
})

test('redirects to pages of the site are permanent, and those to other sites are temporary', () => {
  for (const { to, permanent } of siteRedirects()) expect(permanent).toBe(to.startsWith('/'))
})

test('each former address that other sites link to redirects to the page that replaces it', () => {
  const kept = readFileSync('tests/fixtures/former-addresses.txt', 'utf8').trim().split('\n')
  const current = new Set(siteRedirects().map(({ from, to }) => `${from} ${to}`))
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter((redirect) => !current.has(redirect))).toEqual([])
})
