import { expect, test } from 'vitest'
import { countReleases, releaseFilter, releaseSearch } from './release'

test('a filter in the URL is read, and unknown values are ignored', () => {
  expect(releaseFilter('?product=ui&kind=fix')).toEqual({ product: 'ui', kind: 'fix' })
  expect(releaseFilter('?product=other&kind=')).toEqual({ product: '', kind: '' })
})

test('the URL of a filter contains only what is chosen', () => {
  expect(releaseSearch({ product: 'ui', kind: '' })).toBe('?product=ui')
  expect(releaseSearch({ product: 'ui', kind: 'fix' })).toBe('?product=ui&kind=fix')
  expect(releaseSearch({ product: '', kind: '' })).toBe('')
})

test('releases are counted for each product, each kind of change, and both together', () => {
  const counts = countReleases([
    { product: 'ui', kinds: ['feature', 'fix'] },
    { product: 'ui', kinds: ['fix'] },
    { product: 'engine', kinds: ['feature'] },
  ])
  expect(counts[releaseSearch({ product: '', kind: '' })]).toBe(3)
  expect(counts[releaseSearch({ product: 'ui', kind: '' })]).toBe(2)
  expect(counts[releaseSearch({ product: '', kind: 'feature' })]).toBe(2)
  expect(counts[releaseSearch({ product: 'ui', kind: 'fix' })]).toBe(2)
  expect(counts[releaseSearch({ product: 'engine', kind: 'fix' })]).toBeUndefined()
})
