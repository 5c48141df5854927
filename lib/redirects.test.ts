import { expect, test } from 'vitest'
import { redirects } from './redirects.mjs'

const sources = redirects.map(({ from }) => from)

test('each old address stands once, begins with a slash and ends without one', () => {
  expect(new Set(sources).size).toBe(sources.length)
  for (const from of sources) expect(from).toMatch(/^\/.*[^/]$/)
})

test('none leads to itself or to another old address', () => {
  for (const { from, to } of redirects) {
    const target = to.replace(/[?#].*$/, '').replace(/\/$/, '')
    expect(sources, `${from} -> ${to}`).not.toContain(target)
  }
})

test('pages of this site are named with their final slash; only addresses elsewhere may change', () => {
  for (const { to, permanent } of redirects) {
    if (to.startsWith('/')) expect(to.replace(/[?#].*$/, '')).toMatch(/\/$/)
    expect(permanent).toBe(to.startsWith('/'))
  }
})
