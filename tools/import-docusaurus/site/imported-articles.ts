import { blogs as ourBlogs, tagsFile } from '../../../lib/blogs'
import { feedFiles, routes } from '../../../lib/routes'
import { authorPages, collectAuthors, collectTags } from '../convert/convert-articles'
import { articleFields, readYaml } from './complete'
import type { BlogInstance } from './config'
import type { BodyContext } from './imported-bodies'
import { blogFor, type PostPage, type SitePage } from './imported-pages'
import type { ImportedRedirects } from './imported-redirects'
import { yamlFile } from './plan'

/** Former and new addresses of the lists and feeds of a blog. */
export function listAddresses(blog: BlogInstance): Array<[string, string]> {
  const target = blogFor(blog)
  return [
    [blog.base, routes.blog(target)],
    [`${blog.base}/${blog.tagsBase}`, routes.blogTags(target)],
    [`${blog.base}/${blog.archiveBase}`, routes.blogArchive(target)],
    [`${blog.base}/authors`, routes.blogAuthors(target)],
    ...feedFiles.map((file): [string, string] => [`${blog.base}/${file}`, routes.blogFeed(target, file)]),
  ]
}

const MORE = 'pictures, addresses for e-mail and further links of authors were left out; an author has a name, a text and one link here'

/** Whether a file of authors says more about one of them than this site shows. */
const hasMore = (file: unknown) =>
  typeof file === 'object' &&
  Object.values(file ?? {}).some((author: unknown) =>
    ['image_url', 'imageURL', 'socials', 'email'].some((name) => Object.hasOwn(Object(author), name)),
  )

type Save = (page: SitePage, section: string, fieldsOf: () => Record<string, unknown>) => void

/** Adds the articles, their tags and their authors to the plan, and the redirects to their lists. */
export function planArticles(
  site: string,
  posts: readonly PostPage[],
  context: BodyContext,
  save: Save,
  addRedirect: ImportedRedirects['addOther'],
): void {
  const { config, plan } = context
  const authors = collectAuthors(config.title)
  const lists = new Map(config.blogs.map((blog) => [blog, readYaml(site, blog.authorsFile, context)]))
  for (const [blog, authors] of lists)
    if (hasMore(authors)) context.notes.push({ topic: 'Blogs', file: blog.authorsFile, line: 1, message: MORE })
  for (const { id, label } of ourBlogs) {
    const ofBlog = posts.filter(({ collection }) => collection === id)
    if (ofBlog.length === 0) continue
    const formerBlogs = config.blogs.filter((blog) => blogFor(blog) === id)
    const tags = collectTags(Object.assign({}, ...formerBlogs.map((blog) => readYaml(site, blog.tagsFile, context))))
    const active = new Set<string>()
    for (const page of ofBlog)
      save(page, label, () => {
        const fields = articleFields(site, page, tags, authors, lists, context)
        for (const key of fields.authors) active.add(key)
        return fields
      })
    for (const blog of formerBlogs) {
      const ofTags = [...tags.keyByAddress].map(([former, key]): [string, string] => [
        `${blog.base}/${blog.tagsBase}/${former}`,
        routes.blogTag(id, key),
      ])
      const ofAuthors = authorPages(lists.get(blog)).map(({ former, key }): [string, string] => [
        `${blog.base}/authors/${former}`,
        active.has(key) ? routes.blogAuthor(id, key) : routes.blogAuthors(id),
      ])
      for (const [from, to] of [...listAddresses(blog), ...ofTags, ...ofAuthors]) addRedirect(from, to)
    }
    const list = Object.fromEntries(tags.used)
    plan.set(tagsFile(id), yamlFile('Tags of articles. `glyph` is the illustration on the cover; see lib/figures/glyphs.ts.', list))
  }
  if (posts.length > 0)
    plan.set(
      'authors.yml',
      yamlFile('Authors of articles. `glyph` is the avatar; see lib/figures/glyphs.ts.', Object.fromEntries(authors.used)),
    )
}
