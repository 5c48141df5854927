import type { z } from 'zod'
import type { seriesList } from '../schema/data-files'
import type { ListedPost } from './groups'

/**
 * Articles of a reading path: those with most of its tags first, then the older ones, which later ones build on; then by title, so that
 * every build finds the same. Articles without any of the tags are left out.
 */
export function readingPath<Post extends ListedPost>(posts: readonly Post[], tags: readonly string[], limit: number): Post[] {
  const shared = (post: Post) => tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter((post) => shared(post) > 0)
    .sort((a, b) => shared(b) - shared(a) || (a.date ?? '').localeCompare(b.date ?? '') || a.title.localeCompare(b.title))
    .slice(0, limit)
}

/** Articles that build on each other, in reading order, by their slugs. */
export type Series = z.infer<typeof seriesList>[number]

/** An article's place in a series: `part` counts from 1. */
export type SeriesPlace<Post> = { title: string; part: number; posts: Post[] }

/** The series that an article belongs to, with those of its articles that this build has; undefined outside of any, or alone in one. */
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
