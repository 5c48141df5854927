import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocLayout } from '@/components/docs/DocLayout'
import { EngineSummary } from '@/components/query-engine/EngineSummary'
import { rendering } from '@/lib/build/inputs.server'
import { pathsToRender } from '@/lib/build/recorded-pages.server'
import { pagesOf } from '@/lib/content/documents'
import { isIndexable } from '@/lib/content/page'
import { engineRoute } from '@/lib/content/query-engines'
import { NO_PAGE, withAtLeastOne } from '@/lib/content/static-params'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ engine: string }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  pathsToRender(
    () =>
      withAtLeastOne(
        pagesOf('query-engine').map(({ slug }) => ({ engine: slug })),
        { engine: NO_PAGE },
      ),
    ({ engine }) => routes.queryEngine(engine),
  )

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = engineRoute((await params).engine)?.page
  return page ? pageMetadata({ ...page, path: page.url, indexable: isIndexable(page), markdown: true }) : {}
}

export default async function EngineGuide({ params }: Props) {
  const { engine } = await params
  rendering(routes.queryEngine(engine))
  const route = engineRoute(engine)
  if (!route) notFound()
  return (
    <DocLayout {...route} sidebarLabel="Query engines" versioned={false}>
      {route.page.engine && <EngineSummary record={route.page.engine} />}
    </DocLayout>
  )
}
