import { expect, test } from 'vitest'
import { docPlace, docSlug, postPlace, unnumbered } from './convert-addresses'

test('number prefixes of files are removed, dates and versions are not', () => {
  expect(['01-intro', '2. Setup', '3_cranes', '2024-01-02-news', '7.0-notes', 'v2'].map((name) => unnumbered(name).name)).toEqual([
    'intro',
    'Setup',
    'cranes',
    '2024-01-02-news',
    '7.0-notes',
    'v2',
  ])
  expect(docPlace('02-guides/1-lift.md', true)).toEqual({ folders: ['guides'], name: 'lift', position: 1 })
  expect(docPlace('02-guides/1-lift.md', false)).toEqual({ folders: ['02-guides'], name: '1-lift' })
})

test.each([
  ['guides/lift.md', {}, 'guides/lift'],
  ['guides/lift.md', { id: 'hoist' }, 'guides/hoist'],
  ['guides/lift.md', { slug: 'up' }, 'guides/up'],
  ['guides/lift.md', { slug: '../up' }, 'up'],
  ['guides/lift.md', { slug: '/a/b/' }, 'a/b'],
  ['guides/index.md', {}, 'guides'],
  ['guides/README.md', { id: 'x' }, 'guides'],
  ['guides/guides.md', {}, 'guides'],
  ['start.md', { slug: '/' }, ''],
])('the address of %s with %o is that of Docusaurus', (file, fields, slug) => {
  expect(docSlug(docPlace(file, true), fields)).toBe(slug)
})

test.each([
  ['2024-01-02-title.md', { name: 'title', date: '2024-01-02', address: '2024/01/02/title' }],
  ['2024/01/02/title.mdx', { name: 'title', date: '2024-01-02', address: '2024/01/02/title' }],
  ['2024-1-2-title/index.md', { name: 'title', date: '2024-01-02', address: '2024/01/02/title' }],
  ['2024/01-02-title.md', { name: 'title', date: '2024-01-02', address: '2024/01/02/title' }],
  ['title/index.md', { name: 'title', address: 'title' }],
])('the article %s has its date and former address', (file, place) => {
  expect(postPlace(file)).toEqual(place)
})
