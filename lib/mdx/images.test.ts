import { expect, test } from 'vitest'
import { imageKey } from './images'

test('relative image paths are resolved against their folder, and other URLs are unchanged', () => {
  expect(imageKey('./a.png', 'docs/install')).toBe('docs/install/a.png')
  expect(imageKey('../b.png', 'docs/install')).toBe('docs/b.png')
  expect(imageKey('/images/c.png', 'docs')).toBe('/images/c.png')
  expect(imageKey('https://example.org/d.png', 'docs')).toBe('https://example.org/d.png')
})
