import { siteIndexForModels } from '@/lib/content/machine-text'

export const dynamic = 'force-static'

export const GET = () => new Response(siteIndexForModels(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
