import { CompanyPage } from '@/components/company/CompanyPage'
import { Waitlist } from '@/components/company/Waitlist'
import { routePages } from '@/lib/content/route-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './ai-lake.mdx'

export const metadata = pageMetadata(routePages.aiLake)

export default function AiLake() {
  return (
    <CompanyPage front={routePages.aiLake} actions={<Waitlist />}>
      <Prose />
    </CompanyPage>
  )
}
