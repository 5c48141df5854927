import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { redirects } from './redirects.mjs'
import { siteRedirects } from './site-redirects.mjs'

const sources = redirects.map(({ from }) => from)

test('each redirect source is unique, begins with a slash and has no trailing slash', () => {
  expect(new Set(sources).size).toBe(sources.length)
  for (const from of sources) expect(from).toMatch(/^\/.*[^/]$/)
})

test('no redirect points to itself or to another redirect', () => {
  for (const { from, to } of redirects) {
    const target = to.replace(/[?#].*$/, '').replace(/\/$/, '')
    expect(sources, `${from} -> ${to}`).not.toContain(target)
  }
})

test('internal targets have a trailing slash and are permanent; external targets are temporary', () => {
  for (const { to, permanent } of redirects) {
    if (to.startsWith('/')) expect(to.replace(/[?#].*$/, '')).toMatch(/\/$/)
    expect(permanent).toBe(to.startsWith('/'))
  }
})

test('each former address that other sites link to redirects to the page that replaces it', () => {
  const kept = readFileSync('tests/fixtures/former-addresses.txt', 'utf8').trim().split('\n')
  const current = new Set(siteRedirects().map(({ from, to }) => `${from} ${to}`))
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter((redirect) => !current.has(redirect))).toEqual([])
})
