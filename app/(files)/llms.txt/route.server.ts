import { componentForms } from '@/components/mdx/registry'
import { siteIndexForModels } from '@/lib/content/machine-text'

export const dynamic = 'force-static'

export const GET = () =>
  new Response(siteIndexForModels(componentForms().plain), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
