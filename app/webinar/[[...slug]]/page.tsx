import { collectionRoute } from '@/components/article/collection-route'
import { routes } from '@/lib/routes'

const route = collectionRoute('webinar', 'Webinars', {
  title: 'Webinars and events',
  description:
    'Recordings and notes of OLake sessions on Apache Iceberg, change data capture, catalogs and lakehouse operation, newest first.',
  path: routes.webinar(),
})

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
