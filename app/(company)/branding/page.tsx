import { CompanyPage } from '@/components/company/CompanyPage'
import { routePages } from '@/lib/content/route-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './branding.mdx'

export const metadata = pageMetadata(routePages.branding)

export default function Branding() {
  return (
    <CompanyPage front={routePages.branding}>
      <Prose />
    </CompanyPage>
  )
}
