/**
 * The blogs of the site. A blog is one entry here and a folder of `content/` with the same name, which holds its articles and its
 * `tags.yml`; its addresses begin with that name too.
 */
export const blogs = [
  {
    id: 'blog',
    title: 'Blogs',
    label: 'Blog',
    description:
      'How OLake replicates databases into a lakehouse: change capture, sync strategies, tooling and measurements from the team that builds it.',
  },
  {
    id: 'iceberg',
    title: 'Blogs on Apache Iceberg',
    label: 'Iceberg blog',
    description:
      'Apache Iceberg in practice: table layout, partitioning, row-level changes, catalogs and query engines, with steps that you can repeat.',
  },
] as const

export type Blog = (typeof blogs)[number]
export type BlogId = Blog['id']

/** A blog by its id, or undefined. */
export const findBlog = (id: string): Blog | undefined => blogs.find((blog) => blog.id === id)

/** One value for each blog, by its id. */
export const forEachBlog = <Value>(make: (blog: Blog) => Value) =>
  Object.fromEntries(blogs.map((blog) => [blog.id, make(blog)])) as Record<BlogId, Value>

/** Where a blog's tags are described, below the folder of all content. */
export const tagsFile = (blog: string) => `${blog}/tags.yml`

/** Every file of a blog's folder that is no article; only the tags are needed. */
export const blogFiles = (blog: string) => [tagsFile(blog), `${blog}/reading-paths.yml`, `${blog}/series.yml`]
