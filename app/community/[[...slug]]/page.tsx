import { collectionRoute } from '@/components/article/collection-route'
import { routes } from '@/lib/routes'

const route = collectionRoute('community', 'Community', {
  title: 'Community',
  description:
    'Meetups, events and the people who build OLake: recordings, notes, and the ways to take part, from a first question to a first pull request.',
  path: routes.community(),
})

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
