/** What lists need to know of an article. `date` is an ISO day. */
export type ListedPost = { url: string; title: string; date?: string; tags: readonly string[]; authors: readonly string[] }

/** Posts under each of their names, in the order of the posts. Names without posts are not there. */
function groupBy<Post>(posts: readonly Post[], namesOf: (post: Post) => readonly string[]): Map<string, Post[]> {
  const groups = new Map<string, Post[]>()
  for (const post of posts) {
    for (const name of new Set(namesOf(post))) groups.set(name, [...(groups.get(name) ?? []), post])
  }
  return groups
}

/** Posts of each tag that has any. */
export const byTag = <Post extends ListedPost>(posts: readonly Post[]) => groupBy(posts, (post) => post.tags)

/** Posts of each author that has any. */
export const byAuthor = <Post extends ListedPost>(posts: readonly Post[]) => groupBy(posts, (post) => post.authors)

/** Posts of each year, newest year first; a post without a date has no year and is left out. */
export function byYear<Post extends ListedPost>(posts: readonly Post[]): Array<{ year: string; posts: Post[] }> {
  const years = groupBy(posts, ({ date }) => (date ? [date.slice(0, 4)] : []))
  return [...years].map(([year, group]) => ({ year, posts: group })).sort((a, b) => b.year.localeCompare(a.year))
}

/** The articles before and after one in time, from a list that is newest first. */
export function neighboursInTime<Post extends ListedPost>(posts: readonly Post[], url: string): { older?: Post; newer?: Post } {
  const index = posts.findIndex((post) => post.url === url)
  if (index < 0) return {}
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return { ...(older && { older }), ...(newer && { newer }) }
}
