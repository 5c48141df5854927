import { ListPage } from '@/components/article/ListPage'
import { EventIndex } from '@/components/events/EventIndex'
import { routePages } from '@/lib/content/route-pages'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description } = routePages.webinars

export const metadata = pageMetadata(routePages.webinars)

export default function Webinars() {
  return (
    <ListPage figure="webinar" title={title} description={description} wide>
      <EventIndex />
    </ListPage>
  )
}
