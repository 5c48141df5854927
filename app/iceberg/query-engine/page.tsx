import { ListPage } from '@/components/article/ListPage'
import { EngineHub } from '@/components/query-engine/EngineHub'
import { listedEngines } from '@/lib/content/query-engines'
import { routePages } from '@/lib/content/route-pages'
import { pageMetadata } from '@/lib/seo/metadata'

const { queryEngines } = routePages

export const metadata = pageMetadata(queryEngines)

export default function QueryEngines() {
  return (
    <ListPage figure="query-engine" title={queryEngines.title} description={queryEngines.description} wide>
      <EngineHub engines={listedEngines()} />
    </ListPage>
  )
}
