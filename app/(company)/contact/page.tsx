import { CompanyPage } from '@/components/company/CompanyPage'
import { routePages } from '@/lib/content/route-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './contact.mdx'

export const metadata = pageMetadata(routePages.contact)

export default function Contact() {
  return (
    <CompanyPage front={routePages.contact}>
      <Prose />
    </CompanyPage>
  )
}
