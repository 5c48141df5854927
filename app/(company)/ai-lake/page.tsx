import { CompanyPage } from '@/components/company/CompanyPage'
import { routePages } from '@/lib/content/route-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './ai-lake.mdx'

export const metadata = pageMetadata(routePages.aiLake)

export default function AiLake() {
  return (
    <CompanyPage front={routePages.aiLake}>
      <Prose />
    </CompanyPage>
  )
}
