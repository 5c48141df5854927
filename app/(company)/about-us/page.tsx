import { CompanyPage } from '@/components/company/CompanyPage'
import { fronts } from '@/lib/content/fronts'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './about-us.mdx'

export const metadata = pageMetadata(fronts.about)

export default function AboutUs() {
  return (
    <CompanyPage front={fronts.about}>
      <Prose />
    </CompanyPage>
  )
}
