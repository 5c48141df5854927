import { expect, test } from 'vitest'
import { checkContext } from './read-content'

test('links and redirects can lead to the feeds of blogs, which the build writes', async () => {
  const { isFile } = await checkContext()
  expect(['/blog/rss.xml', '/iceberg/feed.json', '/blog/other.xml'].map(isFile)).toEqual([true, true, false])
})
