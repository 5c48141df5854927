import { ProductPage } from '@/components/company/ProductPage'
import { routePages } from '@/lib/content/route-pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { repository } from '@/lib/site.mjs'
import Prose from './olake-go.mdx'

export const metadata = pageMetadata(routePages.olakeGo)

export default function OLakeGo() {
  return (
    <ProductPage front={routePages.olakeGo} start={routes.docs('getting-started/quickstart')} repository={repository.tool}>
      <Prose />
    </ProductPage>
  )
}
