import { byAuthor, byTag } from '../blog/groups'
import type { BlogView } from '../blog/views'
import type { BlogId } from '../blogs'
import { routes } from '../routes'
import { authorsOf } from './authors'
import { blogPosts } from './blog'
import { listedPages } from './lists'
import type { ContentPage } from './page'
import { tagOf } from './tags'

/** A page that a list page links to. */
export type ListEntry = { title: string; url: string; description: string }

const entryOf = ({ title, url, description }: ContentPage): ListEntry => ({ title, url, description })

/** Entries of the index pages of collections, by their path. */
export const routePageEntries: Readonly<Record<string, () => ListEntry[]>> = {
  [routes.queryEngine()]: () => listedPages('query-engine').map(entryOf),
  [routes.community()]: () => listedPages('community').map(entryOf),
  [routes.webinar()]: () => [...listedPages('webinar'), ...listedPages('community').filter(({ event }) => event)].map(entryOf),
}

/** Entries of a list page of a blog: articles, tags or authors. */
export function blogListEntries(blog: BlogId, view: Exclude<BlogView<ContentPage>, { kind: 'article' }>): ListEntry[] {
  const { listed } = blogPosts(blog)
  if (view.kind === 'tags') {
    return [...byTag(listed).keys()].map((tag) => {
      const { label, description } = tagOf(blog, tag)
      return { title: label, url: routes.blogTag(blog, tag), description }
    })
  }
  if (view.kind === 'authors') {
    const ids = [...byAuthor(listed).keys()]
    return ids.flatMap((id) =>
      authorsOf([id]).map(({ name, about }) => ({ title: name, url: routes.blogAuthor(blog, id), description: about })),
    )
  }
  return (view.kind === 'archive' ? [...listed] : view.paged.items).map(entryOf)
}
