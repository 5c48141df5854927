import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListPage } from '@/components/article/ListPage'
import { DocLayout } from '@/components/docs/DocLayout'
import { EngineHub } from '@/components/query-engine/EngineHub'
import { EngineSummary } from '@/components/query-engine/EngineSummary'
import { rendering } from '@/lib/build/inputs.server'
import { pathsToRender } from '@/lib/build/recorded-pages.server'
import { pagesOf } from '@/lib/content/documents'
import { isIndexable } from '@/lib/content/page'
import { engineRoute, listedEngines } from '@/lib/content/query-engines'
import { routePages } from '@/lib/content/route-pages'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ engine?: string[] }> }

const hub = routePages.queryEngines

export const dynamicParams = false

export const generateStaticParams = () =>
  pathsToRender(
    () => [{ engine: [] }, ...pagesOf('query-engine').map(({ slug }) => ({ engine: [slug] }))],
    ({ engine: [slug] }) => routes.queryEngine(slug),
  )

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [engine] = (await params).engine ?? []
  const page = engine ? engineRoute(engine)?.page : undefined
  return pageMetadata(page ? { ...page, path: page.url, indexable: isIndexable(page), markdown: true } : hub)
}

export default async function EngineGuide({ params }: Props) {
  const [engine] = (await params).engine ?? []
  rendering(routes.queryEngine(engine))
  if (!engine)
    return (
      <ListPage figure="query-engine" title={hub.title} description={hub.description} wide>
        <EngineHub engines={listedEngines()} />
      </ListPage>
    )
  const route = engineRoute(engine)
  if (!route) notFound()
  return (
    <DocLayout {...route} sidebarLabel="Query engines" versioned={false}>
      {route.page.engine && <EngineSummary record={route.page.engine} />}
    </DocLayout>
  )
}
