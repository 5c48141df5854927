'use client'

import { FilterResult, SelectField } from '@/components/ui/FilterFields'
import { type Prerendered, prerenderedContent } from '@/components/ui/prerendered'
import { useFilter } from '@/components/ui/use-filter'
import { anyStory, fitsStoryFilter, industries, storyFilterFrom } from '@/lib/blog/story'
import { filterQuery } from '@/lib/filter-query'

/** A story: the data for filtering, and the card that the server rendered. */
export type ListedStory = { url: string; industry: string; sources: readonly string[]; content: Prerendered }

/**
 * Stories as cards, with filters that are stored in the URL. Cards that do not match stay in the DOM, hidden.
 * @param sources source databases of the stories, as pairs of tag and label
 */
export function StoryList({ stories, sources }: { stories: readonly ListedStory[]; sources: ReadonlyArray<readonly [string, string]> }) {
  const known = sources.map(([tag]) => tag)
  const [filter, change] = useFilter((search) => storyFilterFrom(search, known), filterQuery)
  const left = stories.filter((story) => fitsStoryFilter(story, filter)).length

  return (
    <>
      <div className="needs-js no-print mt-8">
        <div className="grid max-w-[34rem] grid-cols-2 gap-3">
          <SelectField
            name="Industry"
            value={filter.industry}
            any="All industries"
            options={Object.entries(industries)}
            onChange={(industry) => change({ industry })}
          />
          <SelectField
            name="Source database"
            value={filter.source}
            any="All sources"
            options={sources}
            onChange={(source) => change({ source })}
          />
        </div>
        <FilterResult
          text={left === 0 ? 'No story matches both filters.' : `${left} of ${stories.length} stories`}
          filtered={filterQuery(filter) !== ''}
          onClear={() => change(anyStory)}
        />
      </div>
      <ul className="post-cards mt-6">
        {stories.map((story) => (
          <li key={story.url} className="grid" hidden={!fitsStoryFilter(story, filter)} {...prerenderedContent(story.content)} />
        ))}
      </ul>
    </>
  )
}
