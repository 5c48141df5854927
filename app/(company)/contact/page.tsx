import { CompanyPage } from '@/components/company/CompanyPage'
import { fronts } from '@/lib/content/fronts'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './contact.mdx'

export const metadata = pageMetadata(fronts.contact)

export default function Contact() {
  return (
    <CompanyPage front={fronts.contact}>
      <Prose />
    </CompanyPage>
  )
}
