import { routes } from '../routes'

/** Customer stories and the filters of their list. */

/** Kinds of business, by their keys in front matter. */
export const industries = { b2b: 'B2B', 'customer-internet': 'Customer internet' } as const

/** Filter of the list of stories; '' means no restriction. `source` is a tag of the stories. */
export type StoryFilter = { industry: string; source: string }

export const anyStory: StoryFilter = { industry: '', source: '' }

/** Whether a story matches the filter. */
export const fitsStoryFilter = (story: { industry: string; sources: readonly string[] }, { industry, source }: StoryFilter): boolean =>
  (!industry || story.industry === industry) && (!source || story.sources.includes(source))

/** Parses a filter from the query string. Unknown values are ignored. @param sources tags that stories have */
export function storyFilterFrom(search: string, sources: readonly string[]): StoryFilter {
  const asked = new URLSearchParams(search)
  const oneOf = (name: string, known: readonly string[]) => known.find((value) => value === asked.get(name)) ?? ''
  return { industry: oneOf('industry', Object.keys(industries)), source: oneOf('source', sources) }
}

/** The query string of a filter: '' or, for example, `?industry=b2b&source=mysql`. */
export function storyFilterSearch({ industry, source }: StoryFilter): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ industry, source })) if (value) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

/** The list of a blog's stories that match a filter. */
export const storiesAddress = (blog: string, filter: Partial<StoryFilter>): string =>
  routes.blog(blog) + storyFilterSearch({ ...anyStory, ...filter })
