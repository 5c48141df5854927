import { expect, test } from 'vitest'
import { matchHeaders, matchRedirect, parseHeaders, parseRedirects, readTarget, redirectTarget } from '../tools/delivery/hosts/static-host'
import { withBasePath } from './base-path'
import { errorChain, isChunkLoadError } from './error-causes'
import { figureSvg } from './figures/catalog'
import { depthField, seedOf } from './figures/depth-lines'
import { chooseTab, tabForKey } from './tab-choice'

test('errorChain lists causes outermost first and stops at a circular cause', () => {
  const inner = new TypeError('no network')
  const outer = new Error('cannot load', { cause: inner })
  expect(errorChain(outer)).toEqual(['Error: cannot load', 'TypeError: no network'])
  inner.cause = outer
  expect(errorChain(outer)).toHaveLength(2)
  expect(errorChain('text')).toEqual(['text'])
})

test('a chunk load error is recognized, also as the cause of another error', () => {
  expect(isChunkLoadError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true)
  expect(isChunkLoadError(new Error('x', { cause: Object.assign(new Error('y'), { name: 'ChunkLoadError' }) }))).toBe(true)
  for (const message of [
    'Failed to fetch dynamically imported module: https://olake.io/_mermaid/mermaid.mjs',
    'error loading dynamically imported module: https://olake.io/_mermaid/mermaid.mjs',
    'Importing a module script failed.',
  ])
    expect(isChunkLoadError(new TypeError(message))).toBe(true)
  expect(isChunkLoadError(new Error('x is not a function'))).toBe(false)
})

test('depth lines are the same for the same seed and differ for another seed', () => {
  const field = (seed: string) => depthField({ seed: seedOf(seed), width: 400, height: 200 }).levels.join('')
  expect(field('a')).toBe(field('a'))
  expect(field('a')).not.toBe(field('b'))
  expect(figureSvg('contact')).toMatch(/^<svg [^>]*viewBox="0 0 1600 420"/)
})

test('a tab is selected by the URL, then the stored choice, then the default, and unknown values are ignored', () => {
  const values = ['ui', 'cli']
  expect(chooseTab(values, 'ui', { query: 'cli', stored: 'ui' })).toBe('cli')
  expect(chooseTab(values, 'ui', { query: 'other', stored: 'cli' })).toBe('cli')
  expect(chooseTab(values, 'ui', { stored: 'gone' })).toBe('ui')
})

test('arrow keys wrap around the tabs, and Home and End select the first and last tab', () => {
  const values = ['a', 'b', 'c']
  expect(tabForKey(values, 'c', 'ArrowRight')).toBe('a')
  expect(tabForKey(values, 'a', 'ArrowLeft')).toBe('c')
  expect(tabForKey(values, 'b', 'Home')).toBe('a')
  expect(tabForKey(values, 'b', 'End')).toBe('c')
  expect(tabForKey(values, 'b', 'x')).toBeUndefined()
})

test('_redirects rules match with and without a trailing slash', () => {
  const rules = parseRedirects('# old\n/slack https://example.org 302\n/a/ /b/\n')
  expect(rules).toEqual([
    { from: '/slack', to: 'https://example.org', status: 302 },
    { from: '/a/', to: '/b/', status: 301 },
  ])
  expect(matchRedirect(rules, '/slack/')?.to).toBe('https://example.org')
  expect(matchRedirect(rules, '/a')?.to).toBe('/b/')
  expect(matchRedirect(rules, '/c')).toBeUndefined()
})

test('_headers rules apply to a path or everything below it, and values of the same header are joined', () => {
  const rules = parseHeaders('/*\n  X-A: 1\n\n/_next/static/*\n  Cache-Control: immutable\n  X-A: 2\n')
  expect(matchHeaders(rules, '/docs/')).toEqual({ 'x-a': '1' })
  expect(matchHeaders(rules, '/_next/static/a.js')).toEqual({ 'x-a': '1, 2', 'cache-control': 'immutable' })
})

test('a redirect keeps the query of the request, unless its target has one', () => {
  expect(redirectTarget('/docs/', '?a=1')).toBe('/docs/?a=1')
  expect(redirectTarget('/docs/#part', '?a=1')).toBe('/docs/?a=1#part')
  expect(redirectTarget('/docs/?tab=ui', '?a=1')).toBe('/docs/?tab=ui')
})

test('a request target is decoded; malformed targets return 400 and unsafe paths return 404', () => {
  expect(readTarget('/a%20b/?q=%')).toEqual({ path: '/a b/', sentPath: '/a%20b/', search: '?q=%' })
  for (const malformed of ['', '*', 'http://other.example/', '/%', '/docs/%ff', '/%00', '/docs/a%00.html'])
    expect(readTarget(malformed)).toBe(400)
  for (const path of [
    '//',
    '//other.example/docs',
    '/.//other.example/..%2fdocs',
    '/../docs',
    '/%2e%2e/docs',
    '/%5cother.example',
    '/a//b',
  ])
    expect(readTarget(path)).toBe(404)
})

test('the base path is added to URLs of the site and not to other URLs', () => {
  expect(withBasePath('/docs/', '/sub')).toBe('/sub/docs/')
  expect(withBasePath('/', '/sub')).toBe('/sub/')
  for (const href of ['#part', 'https://example.org/', '//example.org/', 'mailto:a@b.c', '/sub/docs/'])
    expect(withBasePath(href, '/sub')).toBe(href)
  expect(withBasePath('/docs/', '')).toBe('/docs/')
})
