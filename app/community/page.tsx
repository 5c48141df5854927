import { ListPage } from '@/components/article/ListPage'
import { CommunityHub } from '@/components/community/CommunityHub'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { fronts } from '@/lib/content/fronts'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description } = fronts.community

export const metadata = pageMetadata(fronts.community)

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
            Join us on Slack
          </ButtonLink>
          <ButtonLink href={routes.contributorProgram()}>Become a contributor</ButtonLink>
        </>
      }
    >
      <CommunityHub />
    </ListPage>
  )
}
