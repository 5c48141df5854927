import { expect, test } from 'vitest'
import { filterQuery } from '../filter-query'
import { countReleases, releaseFilter } from './release'

test('a filter in the URL is read, and unknown values are ignored', () => {
  expect(releaseFilter('?product=ui&kind=fix')).toEqual({ product: 'ui', kind: 'fix' })
  expect(releaseFilter('?product=other&kind=')).toEqual({ product: '', kind: '' })
})

test('the URL of a filter contains only what is chosen', () => {
  expect(filterQuery({ product: 'ui', kind: '' })).toBe('?product=ui')
  expect(filterQuery({ product: 'ui', kind: 'fix' })).toBe('?product=ui&kind=fix')
  expect(filterQuery({ product: '', kind: '' })).toBe('')
})

test('releases are counted for each product, each kind of change, and both together', () => {
  const counts = countReleases([
    { product: 'ui', kinds: ['feature', 'fix'] },
    { product: 'ui', kinds: ['fix'] },
    { product: 'engine', kinds: ['feature'] },
  ])
  expect(counts[filterQuery({ product: '', kind: '' })]).toBe(3)
  expect(counts[filterQuery({ product: 'ui', kind: '' })]).toBe(2)
  expect(counts[filterQuery({ product: '', kind: 'feature' })]).toBe(2)
  expect(counts[filterQuery({ product: 'ui', kind: 'fix' })]).toBe(2)
  expect(counts[filterQuery({ product: 'engine', kind: 'fix' })]).toBeUndefined()
})
