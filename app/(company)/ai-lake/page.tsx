import { CompanyPage } from '@/components/company/CompanyPage'
import { fronts } from '@/lib/content/fronts'
import { pageMetadata } from '@/lib/seo/metadata'
import Prose from './ai-lake.mdx'

export const metadata = pageMetadata(fronts.aiLake)

export default function AiLake() {
  return (
    <CompanyPage front={fronts.aiLake}>
      <Prose />
    </CompanyPage>
  )
}
