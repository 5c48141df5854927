import { listedEngines } from '@/lib/content/query-engines'
import { engineCsv } from '@/lib/query-engines/table'
import { absoluteUrl } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

export const GET = () =>
  new Response(engineCsv(listedEngines().map((engine) => ({ ...engine, url: absoluteUrl(engine.url) }))), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })
