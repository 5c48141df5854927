import { CompanyPage } from '@/components/company/CompanyPage'
import { routePages } from '@/lib/content/route-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './about-us.mdx'

export const metadata = pageMetadata(routePages.about)

export default function AboutUs() {
  return (
    <CompanyPage front={routePages.about}>
      <Prose />
    </CompanyPage>
  )
}
