import type { Metadata } from 'next'
import { feedMetadata } from '../blog/feed'
import { type ListMetadata, listMetadata } from '../blog/list-metadata'
import type { BlogView } from '../blog/views'
import type { Blog } from '../blogs'
import { routes } from '../routes'
import { pageMetadata } from '../seo/metadata'
import { authorsOf } from './authors'
import { blogPosts, datesOf } from './blog'
import { type ContentPage, isIndexable } from './page'
import { tagOf } from './tags'

type ListView = Exclude<BlogView<ContentPage>, { kind: 'article' }>

/** Returns a function that builds the URL of each page of a list. */
function addressIn(blog: Blog, view: ListView): (page: number) => string {
  switch (view.kind) {
    case 'list':
      return (page) => routes.blog(blog.id, page)
    case 'tag':
      return (page) => routes.blogTag(blog.id, view.tag, page)
    case 'author':
      return (page) => routes.blogAuthor(blog.id, view.author, page)
    case 'archive':
      return () => routes.blogArchive(blog.id)
    case 'tags':
      return () => routes.blogTags(blog.id)
    case 'authors':
      return () => routes.blogAuthors(blog.id)
  }
}

/** Titles, descriptions and URLs of a list page. */
export function listMetadataOf(blog: Blog, view: ListView): ListMetadata & { url: string; addressOf: (page: number) => string } {
  const addressOf = addressIn(blog, view)
  const head = listMetadata(view, blog, {
    tag: (id) => tagOf(blog.id, id),
    author: (id) => authorsOf([id])[0] ?? { name: id, about: '' },
    total: blogPosts(blog.id).listed.length,
  })
  return { ...head, url: addressOf('paged' in view ? view.paged.page : 1), addressOf }
}

/** Metadata of any page of a blog. */
export function blogMetadata(blog: Blog, view: BlogView<ContentPage>): Metadata {
  const feeds = feedMetadata(blog.label, (file) => routes.blogFeed(blog.id, file))
  if (view.kind !== 'article') {
    const { title, description, url, addressOf } = listMetadataOf(blog, view)
    const { page = 1, pages = 1 } = 'paged' in view ? view.paged : {}
    const neighbours = { ...(page > 1 && { previous: addressOf(page - 1) }), ...(page < pages && { next: addressOf(page + 1) }) }
    return pageMetadata({ title, description, path: url, feeds, markdown: true, ...neighbours })
  }
  const { post } = view
  return pageMetadata({
    ...post,
    path: post.url,
    indexable: isIndexable(post),
    feeds,
    article: {
      ...datesOf(post),
      authors: authorsOf(post.authors).map(({ name }) => name),
      tags: post.tags.map((tag) => tagOf(blog.id, tag).label),
      section: blog.label,
    },
  })
}
