import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocLayout } from '@/components/docs/DocLayout'
import { feedMetadata } from '@/lib/blog/feed'
import { rendering } from '@/lib/build/inputs.server'
import { pathsToRender } from '@/lib/build/recorded-pages.server'
import { docRoute, pagesWithRoute } from '@/lib/content/docs'
import { pagesOf } from '@/lib/content/documents'
import { isIndexable, isSnippet } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { basePath } from '@/lib/site.mjs'

type Props = { params: Promise<{ slug: string[] }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  pathsToRender(
    () => pagesOf('docs').flatMap(({ slug }) => (pagesWithRoute.includes(slug) ? [] : { slug: slug.split('/') })),
    ({ slug }) => routes.docs(slug.join('/')),
  )

const routeOf = async ({ params }: Props) => docRoute((await params).slug.map(decodeURIComponent).join('/'))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const route = await routeOf(props)
  if (!route) return {}
  const { page } = route
  const feeds = page.url === routes.releases() && { feeds: feedMetadata('Releases', routes.releaseFeed) }
  return pageMetadata({ ...page, ...feeds, path: page.url, indexable: isIndexable(page), markdown: !isSnippet(page) })
}

export default async function DocPage(props: Props) {
  const route = await routeOf(props)
  if (!route) notFound()
  rendering(route.page.url)
  return <DocLayout {...route} sidebarLabel="Documentation" branches={basePath + routes.docsSidebar()} />
}
