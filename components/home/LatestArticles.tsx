import { PostCards } from '@/components/blog/PostCards'
import { MoreLink } from '@/components/ui/MoreLink'
import { blogs } from '@/lib/blogs'
import { everyPost } from '@/lib/content/blog'
import { homeText } from '@/lib/content/home'
import { byDate } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { HomeSection } from './HomeSection'

/** Number of articles on the home page. */
const SHOWN = 3

/** The most recent articles of all blogs. */
export function LatestArticles() {
  return (
    <HomeSection
      headingId="articles"
      title={homeText().articles.title}
      action={
        <span className="flex flex-wrap gap-x-8">
          {blogs.map(({ id, title }) => (
            <MoreLink key={id} href={routes.blog(id)}>
              {title}
            </MoreLink>
          ))}
        </span>
      }
    >
      <PostCards posts={[...everyPost()].sort(byDate).slice(0, SHOWN)} compact />
    </HomeSection>
  )
}
