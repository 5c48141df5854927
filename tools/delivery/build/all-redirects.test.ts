import { expect, test } from 'vitest'
import { limits } from '../../../lib/site.mjs'
import { furtherPageRedirects } from './all-redirects'

const articles = (collection: 'blog' | 'customer-stories', count: number, fields: Record<string, unknown>) =>
  Array.from({ length: count }, (_, index) => ({
    collection,
    flattened: `${collection}/article-${index}`,
    url: `/${collection}/article-${index}/`,
    fields,
  }))

const sourcesOf = (list: string, sources: Parameters<typeof furtherPageRedirects>[0]) =>
  furtherPageRedirects(sources).flatMap(({ from, to }) => (to === list ? [from] : []))

test('a list answers at numbered pages that it does not have, with redirects that a longer list can take back', () => {
  const one = articles('blog', 1, { tags: ['cdc'], authors: ['docs'] })
  expect(furtherPageRedirects(one).filter(({ to }) => to === '/blog/tags/cdc/')).toEqual([
    { from: '/blog/tags/cdc/page/2', to: '/blog/tags/cdc/', permanent: false },
    { from: '/blog/tags/cdc/page/3', to: '/blog/tags/cdc/', permanent: false },
  ])
  expect(sourcesOf('/blog/', one)).toEqual(['/blog/page/2', '/blog/page/3'])
  expect(sourcesOf('/blog/authors/docs/', one)).toHaveLength(2)
})

test('a list with many pages answers at twice as many', () => {
  const many = articles('blog', 2 * limits.postsPerPage + 1, { tags: ['cdc'] })
  expect(sourcesOf('/blog/tags/cdc/', many)).toEqual(['/blog/tags/cdc/page/4', '/blog/tags/cdc/page/5', '/blog/tags/cdc/page/6'])
})

test('unlisted articles do not lengthen a list, and a blog without numbered pages has no such redirects', () => {
  expect(sourcesOf('/blog/tags/cdc/', articles('blog', 20, { tags: ['cdc'], unlisted: true }))).toEqual([])
  expect(sourcesOf('/customer-stories/', articles('customer-stories', 20, { tags: ['mysql'] }))).toEqual([])
})
