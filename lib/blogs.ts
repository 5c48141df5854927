/**
 * The blogs of the site. A blog consists of an entry here and a folder in `content/` with the same name, which contains its articles and
 * its `tags.yml`. Its URLs begin with the same name. `entries` is what readers call one and several of its articles. A blog with `indexes`
 * has numbered pages and lists by tag, author and year; a short one shows all articles on its front page, with filters.
 */
export const blogs = [
  {
    id: 'blog',
    title: 'Blogs',
    label: 'Blog',
    description:
      'Read articles about replicating databases to a data lakehouse: change data capture, sync strategies, comparisons, tutorials and benchmarks.',
    entries: { one: 'article', several: 'articles' },
    indexes: true,
  },
  {
    id: 'iceberg',
    title: 'Blogs on Apache Iceberg',
    label: 'Iceberg blog',
    description:
      'Read articles about Apache Iceberg in practice: metadata, partitioning, row-level changes, catalogs, query engines and step-by-step guides.',
    entries: { one: 'article', several: 'articles' },
    indexes: true,
  },
  {
    id: 'customer-stories',
    title: 'Customer Stories',
    label: 'Customer stories',
    description:
      'Read how companies move production data to a data lakehouse with OLake: what they ran before, what they changed, and what it brought by their own account.',
    entries: { one: 'story', several: 'stories' },
    indexes: false,
  },
] as const

export type Blog = (typeof blogs)[number]
export type BlogId = Blog['id']

/** Returns a blog by its ID, or undefined. */
export const findBlog = (id: string): Blog | undefined => blogs.find((blog) => blog.id === id)

/** Creates a value for each blog, keyed by blog ID. */
export const forEachBlog = <Value>(make: (blog: Blog) => Value) =>
  Object.fromEntries(blogs.map((blog) => [blog.id, make(blog)])) as Record<BlogId, Value>

/** Path of a blog's tags file, relative to `content/`. */
export const tagsFile = (blog: string) => `${blog}/tags.yml`

/** Data files of a blog. Only the tags file is required. */
export const blogFiles = (blog: string) => [tagsFile(blog), `${blog}/reading-paths.yml`, `${blog}/series.yml`]
