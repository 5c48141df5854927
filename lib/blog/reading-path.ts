import type { z } from 'zod'
import type { seriesList } from '../schema/data-files'
import type { ListedPost } from './groups'

/**
 * Articles of a reading path, sorted by the number of matching tags, then oldest first, because later articles build on earlier ones, then
 * by title, so that every build has the same order. Articles without any of the tags are left out.
 */
export function readingPath<Post extends ListedPost>(posts: readonly Post[], tags: readonly string[], limit: number): Post[] {
  const shared = (post: Post) => tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter((post) => shared(post) > 0)
    .sort((a, b) => shared(b) - shared(a) || (a.date ?? '').localeCompare(b.date ?? '') || a.title.localeCompare(b.title))
    .slice(0, limit)
}

/** A series of articles, as slugs in reading order. */
export type Series = z.infer<typeof seriesList>[number]

/** Position of an article in a series. `part` starts at 1. */
export type SeriesPlace<Post> = { title: string; part: number; posts: Post[] }

/** The series of an article, with the articles of this build; undefined if it is in no series or is the only article in it. */
export function seriesOf<Post extends { slug: string }>(
  slug: string,
  all: readonly Series[],
  posts: readonly Post[],
): SeriesPlace<Post> | undefined {
  const series = all.find((candidate) => candidate.posts.includes(slug))
  const present = (series?.posts ?? []).flatMap((name) => posts.find((post) => post.slug === name) ?? [])
  const part = present.findIndex((post) => post.slug === slug) + 1
  return series && part > 0 && present.length > 1 ? { title: series.title, part, posts: present } : undefined
}
