import { openSearchDescription } from '@/lib/search/open-search'

export const dynamic = 'force-static'

export const GET = () => new Response(openSearchDescription(), { headers: { 'content-type': 'application/opensearchdescription+xml' } })
