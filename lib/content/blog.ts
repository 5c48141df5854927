import { type CoverLook, coverLook } from '../blog/article-cover'
import type { FeedItem, FeedSource } from '../blog/feed'
import { byYear } from '../blog/groups'
import { perPageOf } from '../blog/paging'
import { measureSections, type Sections } from '../blog/sections'
import { type BlogPosts, type BlogView, blogPaths, blogView } from '../blog/views'
import { type Blog, type BlogId, blogs } from '../blogs'
import { feedHtml } from '../markdown-export/feed-html'
import type { PlainForms } from '../markdown-export/plain-form'
import type { SidebarNode } from '../nav/sidebar'
import { contentsOf } from '../nav/toc'
import { routes } from '../routes'
import { absoluteUrl } from '../seo/metadata'
import { locale, site } from '../site.mjs'
import { authorsOf } from './authors'
import { treeOf } from './bodies'
import { pagesOf } from './documents'
import { exportContextOf } from './export-context'
import { lastUpdateOf } from './last-update'
import { listedPages } from './lists'
import { type ContentPage, isIndexable } from './page'
import { tagOf } from './tags'

/** The articles of a blog in this build. */
export const blogPosts = (blog: BlogId): BlogPosts<ContentPage> => ({ listed: listedPages(blog), all: pagesOf(blog) })

/** All paths of all blogs, for the static params of the blog route. */
export const allBlogPaths = () =>
  blogs.flatMap((blog) => blogPaths(blogPosts(blog.id), perPageOf(blog)).map((path) => ({ blog: blog.id, path })))

/** The view at a path of a blog, or undefined if there is none. */
export const blogViewAt = (blog: Blog, path: readonly string[]): BlogView<ContentPage> | undefined =>
  blogView(path, blogPosts(blog.id), perPageOf(blog))

/** Sidebar with every listed article of a blog, grouped by year. */
export const blogSidebar = (blog: BlogId): SidebarNode[] =>
  byYear(listedPages(blog)).flatMap(({ year, posts }): SidebarNode[] => [
    { kind: 'header', label: year },
    ...posts.map(({ label, url }): SidebarNode => ({ kind: 'link', label, href: url })),
  ])

/** The sections of an article that its list of contents shows, with their lengths. */
export const sectionsOf = (post: ContentPage): Sections => measureSections(treeOf(post), contentsOf(post.headings, post.toc))

/** Lengths of an article's opening, if it has one, and of its main sections, as shares of all. */
export function sectionShares(post: ContentPage): number[] {
  const { opening, headings } = measureSections(
    treeOf(post),
    post.headings.filter(({ depth }) => depth === 2),
  )
  return [opening, ...headings.map(({ share }) => share)].filter((share) => share > 0)
}

/** The design of an article's cover, apart from its lines. */
export const coverOf = (post: ContentPage): CoverLook => coverLook(post, (tag) => tagOf(post.collection, tag).glyph)

/** Listed articles of all blogs, newest first within each blog. */
export const everyPost = (): ContentPage[] => blogs.flatMap(({ id }) => listedPages(id))

/** ISO dates of an article's publication and last update. */
export function datesOf(post: ContentPage): { published: string; updated: string } {
  const published = post.date ?? ''
  const changed = lastUpdateOf(post)?.date?.slice(0, 10) ?? published
  const [, updated = published] = [published, changed].sort()
  return { published, updated }
}

function feedItem(post: ContentPage, forms: PlainForms): FeedItem {
  const url = absoluteUrl(post.url)
  return {
    url,
    title: post.title,
    summary: post.description,
    html: feedHtml(treeOf(post), exportContextOf(post, forms)),
    ...datesOf(post),
    authors: authorsOf(post.authors),
    tags: post.tags.map((tag) => tagOf(post.collection, tag)),
    image: absoluteUrl(post.image ?? routes.socialImage(post.url)),
  }
}

/**
 * Content of a blog's feeds: the full text of every published article. Drafts and scheduled articles are excluded, even in previews that show them.
 * @param forms plain forms of the components
 */
export function feedOf(blog: Blog, forms: PlainForms): FeedSource {
  return {
    title: `${blog.title}${site.titleDelimiter}${site.name}`,
    description: blog.description,
    home: absoluteUrl(routes.blog(blog.id)),
    language: locale.htmlLang,
    icon: absoluteUrl('/images/mark.svg'),
    items: listedPages(blog.id)
      .filter(isIndexable)
      .map((post) => feedItem(post, forms)),
    addressOf: (file) => absoluteUrl(routes.blogFeed(blog.id, file)),
  }
}
