import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { walkFiles } from '../../tools/authoring/command/walk'
import { matchHeaders, parseHeaders, parseRedirects } from '../../tools/delivery/hosts/static-host'
import { OUT } from './exported'

/** Limits of Cloudflare Pages, which are the lowest of the hosts that read these files. */

const read = (file: string) => readFileSync(`${OUT}/${file}`, 'utf8')
const redirects = parseRedirects(read('_redirects'))
const headers = parseHeaders(read('_headers'))

test('_redirects has at most 2,000 redirects without and 100 with placeholders, and lines of at most 1,000 characters', () => {
  const dynamic = redirects.filter(({ from }) => /[*:]/.test(from))
  expect(redirects.length - dynamic.length).toBeLessThanOrEqual(2000)
  expect(dynamic.length).toBeLessThanOrEqual(100)
  expect(
    read('_redirects')
      .split('\n')
      .filter((line) => line.length > 1000),
  ).toEqual([])
})

test('each source is listed once in _redirects, because a second line is ignored', () => {
  const sources = redirects.map(({ from }) => from)
  expect(sources.filter((from, index) => sources.indexOf(from) !== index)).toEqual([])
})

test('_headers has at most 100 rules and lines of at most 2,000 characters', () => {
  expect(headers.length).toBeLessThanOrEqual(100)
  expect(
    read('_headers')
      .split('\n')
      .filter((line) => line.length > 2000),
  ).toEqual([])
})

test('each path is listed once in _headers, because the last rule replaces the others', () => {
  const paths = headers.map(({ path }) => path)
  expect(paths.filter((each, index) => paths.indexOf(each) !== index)).toEqual([])
})

test('no two rules set the same header for a file of the export, because hosts join their values', () => {
  const addresses = walkFiles(OUT).map((file) => file.slice(OUT.length).replace(/index\.html$/, ''))
  const joined = addresses.filter((address) => {
    const matching = headers.filter((rule) => Object.keys(matchHeaders([rule], address)).length > 0)
    const names = matching.flatMap((rule) => Object.keys(rule.headers))
    return new Set(names).size < names.length
  })
  expect(joined).toEqual([])
})

test('the export is below the limits of 20,000 files and 25 MiB for each', () => {
  const files = walkFiles(OUT)
  expect(files.length).toBeLessThan(20_000)
  expect(files.filter((file) => statSync(file).size > 25 * 2 ** 20)).toEqual([])
})
