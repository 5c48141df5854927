import { expect, test } from 'vitest'
import { fitsReleaseFilter, releaseFilter, releaseSearch } from './release'

test('a filter in the URL is read, and unknown values are ignored', () => {
  expect(releaseFilter('?product=ui&kind=fix')).toEqual({ product: 'ui', kind: 'fix' })
  expect(releaseFilter('?product=other&kind=')).toEqual({ product: '', kind: '' })
})

test('the URL of a filter contains only what is chosen', () => {
  expect(releaseSearch({ product: 'ui', kind: '' })).toBe('?product=ui')
  expect(releaseSearch({ product: 'ui', kind: 'fix' })).toBe('?product=ui&kind=fix')
  expect(releaseSearch({ product: '', kind: '' })).toBe('')
})

test('a release matches its product and each of its kinds of changes', () => {
  const release = { product: 'ui', kinds: ['feature', 'fix'] } as const
  expect(fitsReleaseFilter(release, { product: '', kind: '' })).toBe(true)
  expect(fitsReleaseFilter(release, { product: 'ui', kind: 'fix' })).toBe(true)
  expect(fitsReleaseFilter(release, { product: 'engine', kind: 'fix' })).toBe(false)
  expect(fitsReleaseFilter(release, { product: 'ui', kind: 'security' })).toBe(false)
})
