import { byTag, type ListedPost } from './groups'

/** Number of days between two ISO dates. */
const daysApart = (a = '', b = '') => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000 || 0

/**
 * The articles most similar to a post. A shared tag has more weight if fewer articles have it. Ties are broken by the difference in date,
 * then by title, so that every build has the same result. Returns fewer than `limit` articles if no others share a tag.
 */
export function relatedPosts<Post extends ListedPost>(post: Post, all: readonly Post[], limit: number): Post[] {
  const tagged = byTag(all)
  const rarity = (tag: string) => Math.log(1 + all.length / (tagged.get(tag)?.length ?? all.length))
  const similarity = (other: Post) => other.tags.reduce((sum, tag) => sum + (post.tags.includes(tag) ? rarity(tag) : 0), 0)
  return all
    .filter((other) => other.url !== post.url)
    .map((other) => ({ other, score: similarity(other) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        daysApart(post.date, a.other.date) - daysApart(post.date, b.other.date) ||
        a.other.title.localeCompare(b.other.title),
    )
    .slice(0, limit)
    .map(({ other }) => other)
}
