import { type Blog, type BlogId, blogs } from '../blog/blogs'
import { type CoverLook, coverLook } from '../blog/cover'
import type { FeedItem, FeedSource } from '../blog/feed'
import { byYear } from '../blog/groups'
import { type BlogPosts, type BlogView, blogPaths, blogView } from '../blog/views'
import { feedHtml } from '../markdown-export/feed-html'
import type { PlainForms } from '../markdown-export/plain-form'
import type { SidebarNode } from '../nav/sidebar'
import { routes } from '../routes'
import { absoluteUrl } from '../seo/metadata'
import { limits, locale, site } from '../site.mjs'
import { authorsOf } from './authors'
import { fileHistory } from './build-facts'
import { findPage, pagesOf } from './documents'
import { lastUpdateOf } from './last-update'
import { listedPages } from './lists'
import type { ContentPage } from './page'
import { tagOf } from './tags'

/** A blog's articles of this build. */
export const blogPosts = (blog: BlogId): BlogPosts<ContentPage> => ({ listed: listedPages(blog), all: pagesOf(blog) })

/** Every address of every blog, for the static parameters of its route. */
export const allBlogPaths = () =>
  blogs.flatMap(({ id }) => blogPaths(blogPosts(id), limits.postsPerPage).map((path) => ({ blog: id, path })))

/** What stands at a path below a blog, or undefined for nothing. */
export const blogViewAt = (blog: BlogId, path: readonly string[]): BlogView<ContentPage> | undefined =>
  blogView(path, blogPosts(blog), limits.postsPerPage)

/** Every listed article of a blog under its year. */
export const blogSidebar = (blog: BlogId): SidebarNode[] =>
  byYear(listedPages(blog)).flatMap(({ year, posts }): SidebarNode[] => [
    { kind: 'header', label: year },
    ...posts.map(({ label, url }): SidebarNode => ({ kind: 'link', label, href: url })),
  ])

/** How an article's cover looks. */
export const coverOf = (post: ContentPage): CoverLook => coverLook(post, (tag) => tagOf(post.collection, tag).glyph)

/** Listed articles of all blogs, newest first within each. */
export const everyPost = (): ContentPage[] => blogs.flatMap(({ id }) => listedPages(id))

/** Days of an article's publication and last change. */
export function datesOf(post: ContentPage): { published: string; updated: string } {
  const published = post.date ?? ''
  const changed = lastUpdateOf(post, fileHistory)?.date?.slice(0, 10) ?? published
  const [, updated = published] = [published, changed].sort()
  return { published, updated }
}

function feedItem(post: ContentPage, forms: PlainForms): FeedItem {
  const url = absoluteUrl(post.url)
  return {
    url,
    title: post.title,
    summary: post.description,
    html: feedHtml(post.raw, { pageUrl: url, snippet: (name) => findPage('docs', `shared/${name}`)?.raw, forms }),
    ...datesOf(post),
    authors: authorsOf(post.authors),
    tags: post.tags.map((tag) => tagOf(post.collection, tag)),
    image: absoluteUrl(post.image ?? routes.socialImage(post.url)),
  }
}

/**
 * A blog as its feeds present it: every published article, full text. Drafts stay out, also where a preview shows them.
 * @param forms what each component is without a screen
 */
export function feedOf(blog: Blog, forms: PlainForms): FeedSource {
  return {
    title: `${blog.title}${site.titleDelimiter}${site.name}`,
    description: blog.description,
    home: absoluteUrl(routes.blog(blog.id)),
    language: locale.htmlLang,
    icon: absoluteUrl('/images/mark.svg'),
    items: listedPages(blog.id)
      .filter(({ draft }) => !draft)
      .map((post) => feedItem(post, forms)),
    addressOf: (file) => absoluteUrl(routes.blogFeed(blog.id, file)),
  }
}
