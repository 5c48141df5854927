import { describe, expect, test } from 'vitest'
import { blogs } from '../blogs'
import { limits } from '../site.mjs'
import { byAuthor, byTag, byYear, neighboursInTime } from './groups'
import { pageCount, pageOf, perPageOf } from './paging'
import { readingPath, seriesOf } from './reading-path'
import { relatedPosts } from './related'
import { blogPaths, blogView } from './views'

const post = (slug: string, date: string, tags: string[] = [], authors: string[] = ['docs']) => ({
  slug,
  url: `/blog/${slug}/`,
  title: slug.toUpperCase(),
  date,
  tags,
  authors,
})

/** Newest first, in the same order as the lists. */
const posts = [
  post('g', '2025-11-04', ['iceberg', 'doris']),
  post('f', '2025-03-18', ['olake'], ['engine']),
  post('e', '2025-03-18', ['lake', 'olake']),
  post('d', '2025-01-07', ['olake']),
  post('c', '2024-11-22', ['debezium']),
  post('b', '2024-11-21', ['debezium', 'kafka'], ['docs', 'engine']),
  post('a', '2023-03-29', ['mongodb']),
]
const urls = (list: ReadonlyArray<{ url: string }>) => list.map(({ url }) => url)

describe('paging', () => {
  test.each([
    [0, 1],
    [1, 1],
    [6, 1],
    [7, 2],
    [35, 6],
  ])('%i posts with 6 per page need %i pages', (total, pages) => expect(pageCount(total, 6)).toBe(pages))

  test('the last page contains the remaining posts', () =>
    expect(pageOf(posts, 2, 6)).toEqual({ items: [posts[6]], page: 2, pages: 2, total: 7 }))
  test('an empty list has one empty page', () => expect(pageOf([], 1, 6)).toEqual({ items: [], page: 1, pages: 1, total: 0 }))
  test.each([0, 3, -1, 1.5, Number.NaN])('page %s does not exist', (page) => expect(pageOf(posts, page, 6)).toBeUndefined())
})

describe('groups', () => {
  test('tags and authors keep the order of the posts, and those without posts are omitted', () => {
    expect([...byTag(posts).keys()]).toEqual(['iceberg', 'doris', 'olake', 'lake', 'debezium', 'kafka', 'mongodb'])
    expect(urls(byTag(posts).get('olake') ?? [])).toEqual(['/blog/f/', '/blog/e/', '/blog/d/'])
    expect(urls(byAuthor(posts).get('engine') ?? [])).toEqual(['/blog/f/', '/blog/b/'])
  })

  test('a post with a duplicate tag is listed once', () => {
    expect(byTag([post('x', '2025-01-01', ['cdc', 'cdc'])]).get('cdc')).toHaveLength(1)
  })

  test('years are sorted newest first', () => {
    expect(byYear([...posts].reverse()).map(({ year, posts: group }) => [year, group.length])).toEqual([
      ['2025', 4],
      ['2024', 2],
      ['2023', 1],
    ])
  })

  test('the first and last articles have one neighbor, and an unknown one has none', () => {
    expect(neighboursInTime(posts, '/blog/g/')).toEqual({ older: posts[1] })
    expect(neighboursInTime(posts, '/blog/a/')).toEqual({ newer: posts[5] })
    expect(neighboursInTime(posts, '/blog/d/')).toEqual({ newer: posts[2], older: posts[4] })
    expect(neighboursInTime(posts, '/blog/zz/')).toEqual({})
  })
})

describe('related articles', () => {
  const [g, f, , d, c] = posts
  test('share tags, with rare tags weighted higher; no articles are returned if no tags are shared', () => {
    expect(urls(relatedPosts(posts[2] ?? post('', ''), posts, 3))).toEqual(['/blog/f/', '/blog/d/'])
    expect(relatedPosts(g ?? post('', ''), posts, 3)).toEqual([])
    expect(urls(relatedPosts(post('x', '2025-03-18', ['olake', 'kafka']), posts, 2))).toEqual(['/blog/b/', '/blog/e/'])
  })

  test('ties are broken by date, then by title, regardless of the order of the list', () => {
    const all = [f, d, c].flatMap((one) => (one ? [{ ...one, tags: ['olake'] }] : []))
    const wanted = ['/blog/f/', '/blog/d/', '/blog/c/']
    expect(urls(relatedPosts(post('x', '2025-03-18', ['olake']), all, 3))).toEqual(wanted)
    expect(urls(relatedPosts(post('x', '2025-03-18', ['olake']), all.reverse(), 3))).toEqual(wanted)
  })
})

describe('paths of a blog', () => {
  const hidden = post('hidden', '2025-05-05', ['secret'])
  const both = { listed: posts, all: [...posts, hidden] }
  const seven = posts.map((one) => ({ ...one, tags: ['olake'], authors: ['docs'] }))

  test('include the front page, numbered pages, articles (also unlisted ones), archive, tags and authors', () => {
    const paths = blogPaths(both, 6).map((path) => path.join('/'))
    expect(paths).toContain('')
    expect(paths).toContain('page/2')
    expect(paths).not.toContain('page/1')
    expect(paths).not.toContain('page/3')
    expect(paths).toContain('hidden')
    expect(paths).not.toContain('tags/secret')
    expect(paths).toEqual(expect.arrayContaining(['archive', 'tags', 'tags/doris', 'authors', 'authors/engine']))
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('tags and authors with many articles have several pages', () => {
    const paths = blogPaths({ listed: seven, all: seven }, 6).map((path) => path.join('/'))
    expect(paths).toEqual(expect.arrayContaining(['tags/olake/page/2', 'authors/docs/page/2']))
  })

  test('every path has a view of the correct kind', () => {
    for (const path of blogPaths(both, 6)) expect(blogView(path, both, 6), path.join('/')).toBeDefined()
    expect(blogView([], both, 6)).toMatchObject({ kind: 'list', paged: { page: 1, pages: 2, total: 7 } })
    expect(blogView(['page', '2'], both, 6)).toMatchObject({ kind: 'list', paged: { items: [posts[6]] } })
    expect(blogView(['hidden'], both, 6)).toEqual({ kind: 'article', post: hidden })
    expect(blogView(['tags', 'olake'], both, 6)).toMatchObject({ kind: 'tag', tag: 'olake', paged: { total: 3 } })
    expect(blogView(['authors', 'engine'], both, 6)).toMatchObject({ kind: 'author', paged: { total: 2 } })
    expect(blogView(['archive'], both, 6)).toEqual({ kind: 'archive' })
  })

  test.each([
    'page/1',
    'page/3',
    'page/0',
    'page/02',
    'page/x',
    'page',
    'page/2/3',
    'tags/none',
    'tags/secret',
    'tags/olake/page/1',
    'tags/olake/page/2',
    'tags/olake/x',
    'authors/nobody',
    'archive/2025',
    'nothing',
  ])('/blog/%s/ is not found', (path) => expect(blogView(path.split('/'), both, 6)).toBeUndefined())

  test('a blog without articles still has its lists', () => {
    const none = { listed: [], all: [] }
    expect(blogPaths(none, 6)).toEqual([[], ['archive'], ['tags'], ['authors']])
    expect(blogView([], none, 6)).toMatchObject({ kind: 'list', paged: { items: [] } })
  })
})

describe('reading paths and series', () => {
  test('a reading path begins with the articles that share most of its tags, then the oldest', () => {
    expect(urls(readingPath(posts, ['debezium', 'kafka'], 3))).toEqual(['/blog/b/', '/blog/c/'])
    expect(urls(readingPath(posts, ['olake', 'lake'], 2))).toEqual(['/blog/e/', '/blog/d/'])
    expect(readingPath(posts, ['nothing'], 3)).toEqual([])
  })

  test('an article has a part number in its series, and unpublished articles are skipped', () => {
    const series = [
      { title: 'Three', posts: ['a', 'missing', 'd'] },
      { title: 'One', posts: ['g', 'gone'] },
    ]
    expect(seriesOf('d', series, posts)).toEqual({ title: 'Three', part: 2, posts: [posts[6], posts[3]] })
    expect(seriesOf('g', series, posts)).toBeUndefined()
    expect(seriesOf('b', series, posts)).toBeUndefined()
  })
})

test('the site has two blogs, whose lists have six articles per page, and customer stories, which are all on one page', () => {
  expect(Object.fromEntries(blogs.map((blog) => [blog.title, perPageOf(blog)]))).toEqual({
    Blogs: limits.postsPerPage,
    'Blogs on Apache Iceberg': limits.postsPerPage,
    'Customer Stories': undefined,
  })
  expect(limits.postsPerPage).toBe(6)
})

test('a blog without indexes has a front page with all its articles, and no other list', () => {
  const both = { listed: posts, all: posts }
  expect(blogPaths(both, undefined)).toEqual([[], ...posts.map(({ slug }) => [slug])])
  expect(blogView([], both, undefined)).toMatchObject({ kind: 'list', paged: { items: posts, page: 1, pages: 1, total: 7 } })
  expect(blogView(['d'], both, undefined)).toEqual({ kind: 'article', post: posts[3] })
  for (const path of ['page/2', 'archive', 'tags', 'tags/olake', 'authors/docs'])
    expect(blogView(path.split('/'), both, undefined), path).toBeUndefined()
})
