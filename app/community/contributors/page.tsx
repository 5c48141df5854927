import { ListPage } from '@/components/article/ListPage'
import { Contributors } from '@/components/community/Contributors'
import { routePages } from '@/lib/content/route-pages'
import { breadcrumbs } from '@/lib/nav/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'

const { contributors, community } = routePages

export const metadata = pageMetadata(contributors)

export default function ContributorsPage() {
  return (
    <ListPage
      figure="community"
      title={contributors.title}
      description={contributors.description}
      crumbs={breadcrumbs({ label: community.title, href: community.path }, [], contributors.title)}
      wide
    >
      <Contributors />
    </ListPage>
  )
}
