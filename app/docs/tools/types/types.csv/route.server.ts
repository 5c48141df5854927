import { typesCsv } from '@/lib/tools/types/files'
import { explorerSources } from '@/lib/tools/types/mapping'

export const dynamic = 'force-static'

export const GET = () => new Response(typesCsv(explorerSources()), { headers: { 'content-type': 'text/csv; charset=utf-8' } })
