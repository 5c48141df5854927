import { collectionRoute } from '@/components/article/collection-route'
import { fronts } from '@/lib/content/fronts'

const route = collectionRoute('webinar', fronts.webinars)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
