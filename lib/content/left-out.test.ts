import { expect, test, vi } from 'vitest'
import { pagesOf } from './documents'

vi.mock('@/.generated/left-out.json', () => ({ default: ['docs/written.mdx'] }))

test('of two pages with one address the one that the content check leaves out goes, whatever its path', () => {
  const pages = pagesOf('docs').filter(({ url }) => url === '/docs/written/')
  expect(pages.map(({ source }) => source)).toEqual(['docs/zzz.mdx'])
})
