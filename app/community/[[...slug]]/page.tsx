import { collectionRoute } from '@/components/article/collection-route'
import { fronts } from '@/lib/content/fronts'

const route = collectionRoute('community', fronts.community)

export const dynamicParams = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
