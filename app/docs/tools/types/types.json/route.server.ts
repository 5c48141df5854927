import { typesJson } from '@/lib/tools/types/files'
import { explorerSources } from '@/lib/tools/types/mapping'

export const dynamic = 'force-static'

export const GET = () => new Response(typesJson(explorerSources()), { headers: { 'content-type': 'application/json; charset=utf-8' } })
