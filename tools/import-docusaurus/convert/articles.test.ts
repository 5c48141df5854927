import { expect, test } from 'vitest'
import { authorPages, collectAuthors, collectTags } from './convert-articles'

test('tags of tags.yml and of articles get keys, labels and descriptions', () => {
  const tags = collectTags({ lights: { label: 'Street lights', permalink: '/street', description: 'About lights.' } })
  expect(tags.keysOf(['lights', 'Night Work', { label: 'C++', permalink: '/cpp' }, 'lights'])).toEqual(['lights', 'night-work', 'c'])
  expect(Object.fromEntries(tags.used)).toMatchObject({
    lights: { label: 'Street lights', description: 'About lights.', glyph: 'document' },
    'night-work': { label: 'Night Work', description: 'Articles about Night Work.' },
  })
  expect([...tags.keyByAddress]).toEqual([
    ['street', 'lights'],
    ['night-work', 'night-work'],
    ['cpp', 'c'],
  ])
})

test('authors of authors.yml, of articles and of former fields get keys', () => {
  const authors = collectAuthors('Harbor')
  const file = { mara: { name: 'Mara', title: 'Operator', url: 'https://harbor.example/m' } }
  expect(authors.keysOf({ authors: 'mara' }, file)).toEqual({ keys: ['mara'], isDefault: false })
  expect(authors.keysOf({ authors: [{ name: 'Ira Frost' }, 'mara'] }, file).keys).toEqual(['ira-frost', 'mara'])
  expect(authors.keysOf({ author: 'Ole', author_title: 'Keeper', author_url: 'none' }, file).keys).toEqual(['ole'])
  expect(authors.keysOf({}, file)).toEqual({ keys: ['team'], isDefault: true })
  expect(Object.fromEntries(authors.used)).toMatchObject({
    mara: { name: 'Mara', about: 'Operator', url: 'https://harbor.example/m', glyph: 'people' },
    ole: { name: 'Ole', about: 'Keeper' },
    team: { name: 'Harbor team', about: 'Writes about Harbor.' },
  })
})

test('authors with a page of their own have a former address', () => {
  const file = { mara: { name: 'Mara', page: true }, 'Ole Gate': { page: { permalink: '/keeper' } }, ira: { name: 'Ira' } }
  expect(authorPages(file)).toEqual([
    { former: 'mara', key: 'mara' },
    { former: 'keeper', key: 'ole-gate' },
  ])
})

test('tags with the same label are one', () => {
  const tags = collectTags({ ice: { label: 'Iceberg' } })
  expect(tags.keysOf(['ice', 'iceberg', 'gates'])).toEqual(['ice', 'gates'])
  expect([...tags.keyByAddress]).toEqual([
    ['ice', 'ice'],
    ['iceberg', 'ice'],
    ['gates', 'gates'],
  ])
})

test('an article can give an author of authors.yml another title', () => {
  const authors = collectAuthors('Harbor')
  const file = { mara: { name: 'Mara', title: 'Operator' } }
  expect(authors.keysOf({ authors: [{ key: 'mara', title: 'Keeper of the night' }, 'mara'] }, file).keys).toEqual(['mara'])
  expect(authors.used.get('mara')).toMatchObject({ name: 'Mara', about: 'Keeper of the night' })
})
