import { expect, test, vi } from 'vitest'
import { pagesOf } from './documents'

vi.mock('./build-facts', () => ({ contentVersion: 0, leftOutFiles: new Set(['docs/written.mdx']) }))

test('drops the page that the content check leaves out, regardless of the order of the paths', () => {
  const pages = pagesOf('docs').filter(({ url }) => url === '/docs/written/')
  expect(pages.map(({ source }) => source)).toEqual(['docs/zzz.mdx'])
})
