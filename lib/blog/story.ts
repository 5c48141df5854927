import { chosenIn, filterQuery } from '../filter-query'
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
export const storyFilterFrom = (search: string, sources: readonly string[]): StoryFilter => ({
  industry: chosenIn(search, 'industry', Object.keys(industries)),
  source: chosenIn(search, 'source', sources),
})

/** The list of a blog's stories that match a filter. */
export const storiesAddress = (blog: string, filter: Partial<StoryFilter>): string =>
  routes.blog(blog) + filterQuery({ ...anyStory, ...filter })
