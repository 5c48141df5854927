import { ListPage } from '@/components/article/ListPage'
import { EventIndex } from '@/components/events/EventIndex'
import { fronts } from '@/lib/content/fronts'
import { pageMetadata } from '@/lib/seo/metadata'

const { title, description } = fronts.webinars

export const metadata = pageMetadata(fronts.webinars)

export default function Webinars() {
  return (
    <ListPage figure="webinar" title={title} description={description} wide>
      <EventIndex />
    </ListPage>
  )
}
