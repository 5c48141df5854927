import { listedEngines } from '@/lib/content/query-engines'
import { engineJson } from '@/lib/query-engines/table'
import { absoluteUrl } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

export const GET = () =>
  new Response(engineJson(listedEngines().map((engine) => ({ ...engine, url: absoluteUrl(engine.url) }))), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
