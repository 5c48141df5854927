import { CompanyPage } from '@/components/company/CompanyPage'
import { fronts } from '@/lib/content/fronts'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './branding.mdx'

export const metadata = pageMetadata(fronts.branding)

export default function Branding() {
  return (
    <CompanyPage front={fronts.branding}>
      <Prose />
    </CompanyPage>
  )
}
