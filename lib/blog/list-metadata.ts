import type { Blog } from '../blogs'
import type { BlogView } from './views'

/** Texts of a list page: `title` and `description` for browsers and search engines, `heading` and `intro` on the page. */
export type ListMetadata = { title: string; heading: string; description: string; intro: string }

/** Names and numbers that appear in the metadata. */
export type MetadataNames = {
  tag: (id: string) => { label: string; description: string }
  author: (id: string) => { name: string; about: string }
  total: number
}

/** Formats the number of a blog's articles: `1 article`, `12 articles`, `6 stories`. */
export const countOf = (count: number, { entries }: Pick<Blog, 'entries'>) => `${count} ${count === 1 ? entries.one : entries.several}`

/** Adds the page number to title and description of all pages after the first, so that every page has unique metadata. */
function onPage(head: ListMetadata, { page, pages }: { page: number; pages: number }): ListMetadata {
  if (page === 1) return head
  return { ...head, title: `${head.title}, page ${page}`, description: `Page ${page} of ${pages}. ${head.description}` }
}

const index = (head: Omit<ListMetadata, 'intro'>): ListMetadata => ({ ...head, intro: head.description })

/** Metadata of a blog's list pages. Titles and descriptions are unique within the site. */
export function listMetadata(view: Exclude<BlogView<unknown>, { kind: 'article' }>, blog: Blog, names: MetadataNames): ListMetadata {
  const { label, title, description } = blog
  switch (view.kind) {
    case 'list':
      return onPage({ title, heading: title, description, intro: description }, view.paged)
    case 'archive':
      return index({
        title: `${label}: archive`,
        heading: 'Archive',
        description: `Browse all ${countOf(names.total, blog)} of the ${label} by year, with their publication dates and reading times.`,
      })
    case 'tags':
      return index({
        title: `${label}: tags`,
        heading: 'Tags',
        description: `Browse the articles of the ${label} by topic, and see how many articles each topic has.`,
      })
    case 'authors':
      return index({
        title: `${label}: authors`,
        heading: 'Authors',
        description: `See which teams write for the ${label}, what they work on, and which articles they have written.`,
      })
    case 'tag': {
      const tag = names.tag(view.tag)
      const head = {
        title: `${tag.label}: ${label} articles`,
        heading: tag.label,
        intro: tag.description,
        description: `${tag.description} ${countOf(view.paged.total, blog)} in the ${label}.`,
      }
      return onPage(head, view.paged)
    }
    case 'author': {
      const author = names.author(view.author)
      const head = {
        title: `${author.name}: ${label} articles`,
        heading: author.name,
        intro: author.about,
        description: `${author.about} ${countOf(view.paged.total, blog)} in the ${label}.`,
      }
      return onPage(head, view.paged)
    }
  }
}
