/** The fields of an article that lists need. `date` is an ISO date. */
export type ListedPost = { url: string; title: string; date?: string; tags: readonly string[]; authors: readonly string[] }

/** Groups posts by name, in the order of the posts. Names without posts are omitted. */
function groupBy<Post>(posts: readonly Post[], namesOf: (post: Post) => readonly string[]): Map<string, Post[]> {
  const groups = new Map<string, Post[]>()
  for (const post of posts) {
    for (const name of new Set(namesOf(post))) groups.set(name, [...(groups.get(name) ?? []), post])
  }
  return groups
}

/** Posts grouped by tag. */
export const byTag = <Post extends ListedPost>(posts: readonly Post[]) => groupBy(posts, (post) => post.tags)

/** Posts grouped by author. */
export const byAuthor = <Post extends ListedPost>(posts: readonly Post[]) => groupBy(posts, (post) => post.authors)

/** Posts grouped by year, newest year first. Posts without a date are omitted. */
export function byYear<Post extends ListedPost>(posts: readonly Post[]): Array<{ year: string; posts: Post[] }> {
  const years = groupBy(posts, ({ date }) => (date ? [date.slice(0, 4)] : []))
  return [...years].map(([year, group]) => ({ year, posts: group })).sort((a, b) => b.year.localeCompare(a.year))
}

/** The next older and next newer article, from a list that is sorted newest first. */
export function neighboursInTime<Post extends ListedPost>(posts: readonly Post[], url: string): { older?: Post; newer?: Post } {
  const index = posts.findIndex((post) => post.url === url)
  if (index < 0) return {}
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return { ...(older && { older }), ...(newer && { newer }) }
}
