import { Anchor } from '@/components/ui/Anchor'
import { MoreLink } from '@/components/ui/MoreLink'
import { industries } from '@/lib/blog/story'
import { homeText } from '@/lib/content/home'
import { listedPages } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { HomeSection } from './HomeSection'

const BLOG = 'customer-stories'

/** Maximum number of customers on the home page. */
const SHOWN = 6

/** The customers of the most recent stories. Renders nothing without stories. */
export function CustomerStories() {
  const stories = listedPages(BLOG).slice(0, SHOWN)
  if (stories.length === 0) return null
  const { title } = homeText().stories
  return (
    <HomeSection headingId="customers" title={title} action={<MoreLink href={routes.blog(BLOG)}>All customer stories</MoreLink>}>
      <ul className="grid grid-cols-2 gap-x-6 border-b border-line sm:gap-x-10 desktop:grid-cols-3">
        {stories.map((story) => (
          <li key={story.url} className="border-t border-line">
            <Anchor href={story.url} className="group flex h-full min-h-11 flex-col justify-center py-2 sm:py-6">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-display text-lg font-semibold tracking-[-0.02em] sm:text-2xl">{story.customer}</span>
                <span className="hidden text-sm text-muted sm:inline">{story.industry && industries[story.industry]}</span>
              </span>
              <span className="mt-1.5 text-muted transition group-hover:text-brand max-sm:hidden">
                {story.title.replace(`${story.customer}: `, '')}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
