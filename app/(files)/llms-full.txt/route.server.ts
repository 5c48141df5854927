import { componentForms } from '@/components/mdx/registry'
import { siteTextForModels } from '@/lib/content/machine-text'

export const dynamic = 'force-static'

export const GET = () =>
  new Response(siteTextForModels(componentForms().plain), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
