/** The blogs of the site. A blog is a folder of `content/`, the first segment of its addresses, and what its list says of itself. */
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

/** A blog by its id, or undefined. */
export const findBlog = (id: string): Blog | undefined => blogs.find((blog) => blog.id === id)
