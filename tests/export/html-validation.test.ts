import { expect, test } from 'vitest'
import { pageKinds } from '../page-types'
import { exportedPages } from './exported'
import { violationsOf } from './html-violations'

test('the validator reports invalid HTML', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><p><div>a</div></p><img src="a.png"></body></html>'
  expect(violationsOf({ route: '/', html })).not.toEqual([])
})

/** Addresses of one page of each type, without queries, which only scripts read, and without the one that does not exist. */
const routes = new Set(Object.values(pageKinds).map((address) => address.replace(/\?.*/, '')))
routes.delete(pageKinds.missing)
const pages = exportedPages().filter(({ route }) => routes.has(route))

test('there is a page of each type', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual([...routes].sort())
})

test.each(pages)('$route is valid HTML', (page) => {
  expect(violationsOf(page)).toEqual([])
})
