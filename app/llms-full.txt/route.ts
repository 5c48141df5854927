import { siteTextForModels } from '@/lib/content/machine-text'

export const dynamic = 'force-static'

export const GET = () => new Response(siteTextForModels(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
