import { parseFeed } from '@rowanmanning/feed-parser'
import { expect, test } from 'vitest'
import { feedKinds } from './feed'

const item = {
  url: 'https://olake.io/blog/a/',
  title: 'A "quoted" <title>',
  summary: 'What it is about.',
  html: '<p>Text</p>',
  published: '2025-11-03',
  updated: '2025-11-20',
  authors: [{ name: 'OLake Docs' }],
  tags: [{ id: 'cdc', label: 'CDC' }],
  image: 'https://olake.io/social/blog/a.png',
}
const source = {
  title: 'Blog',
  description: 'Articles.',
  home: 'https://olake.io/blog/',
  language: 'en',
  icon: 'https://olake.io/favicon.ico',
  items: [item, { ...item, url: 'https://olake.io/blog/b/', published: '2025-11-01', updated: '2025-11-01' }],
  addressOf: (file: string) => `https://olake.io/blog/${file}`,
}

test.each(['rss.xml', 'atom.xml'] as const)('%s has the date of publication of each article, and of the newest update', (file) => {
  const feed = parseFeed(feedKinds[file].write(source))
  expect(feed.items.map(({ published }) => published?.toISOString().slice(0, 10))).toEqual(['2025-11-03', '2025-11-01'])
  expect(feed.updated?.toISOString().slice(0, 10)).toBe('2025-11-20')
  expect(feed.items[0]?.title).toBe(item.title)
})

test('feed.json has the dates of publication and update of each article', () => {
  expect(JSON.parse(feedKinds['feed.json'].write(source)).items).toMatchObject([
    { url: item.url, title: item.title, date_published: '2025-11-03T00:00:00.000Z', date_modified: '2025-11-20T00:00:00.000Z' },
    { date_published: '2025-11-01T00:00:00.000Z', date_modified: '2025-11-01T00:00:00.000Z' },
  ])
})
