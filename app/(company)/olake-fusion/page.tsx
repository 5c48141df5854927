import { ProductPage } from '@/components/company/ProductPage'
import { routePages } from '@/lib/content/route-pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { repository } from '@/lib/site.mjs'
import Prose from './olake-fusion.mdx'

export const metadata = pageMetadata(routePages.olakeFusion)

export default function OLakeFusion() {
  return (
    <ProductPage front={routePages.olakeFusion} start={routes.docs('fusion/getting-started/quickstart')} repository={repository.fusion}>
      <Prose />
    </ProductPage>
  )
}
