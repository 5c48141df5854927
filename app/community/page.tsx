import { ListPage } from '@/components/article/ListPage'
import { CommunityHub } from '@/components/community/CommunityHub'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { routePages } from '@/lib/content/route-pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description } = routePages.community

export const metadata = pageMetadata(routePages.community)

export default function Community() {
  return (
    <ListPage
      figure="community"
      title={title}
      description={description}
      wide
      actions={
        <>
          <ButtonLink href={routes.slack()} tone="primary">
            Join Slack
          </ButtonLink>
          <ButtonLink href={routes.contributorProgram()}>Become a contributor</ButtonLink>
        </>
      }
    >
      <CommunityHub />
    </ListPage>
  )
}
