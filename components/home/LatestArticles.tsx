import { PostCards } from '@/components/blog/PostCards'
import { MoreLink } from '@/components/ui/MoreLink'
import { blogs } from '@/lib/blogs'
import { homeText } from '@/lib/content/home'
import { byDate, listedPages } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { HomeSection } from './HomeSection'

/** Blogs with new articles again and again. Customer stories have a section of their own. */
const journals = blogs.filter(({ indexes }) => indexes)

/** Number of articles on the home page. */
const SHOWN = 3

/** The most recent articles, except customer stories. */
export function LatestArticles() {
  return (
    <HomeSection
      headingId="articles"
      title={homeText().articles.title}
      action={
        <span className="flex flex-wrap gap-x-8">
          {journals.map(({ id, title }) => (
            <MoreLink key={id} href={routes.blog(id)}>
              {title}
            </MoreLink>
          ))}
        </span>
      }
    >
      <PostCards
        posts={journals
          .flatMap(({ id }) => listedPages(id))
          .sort(byDate)
          .slice(0, SHOWN)}
        compact
      />
    </HomeSection>
  )
}
