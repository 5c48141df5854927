import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findPage, pagesOf } from '@/lib/content/documents'
import type { Front } from '@/lib/content/fronts'
import { listedPages } from '@/lib/content/lists'
import { isIndexable } from '@/lib/content/page'
import type { FigureName } from '@/lib/figures/catalog'
import { breadcrumbs } from '@/lib/nav/breadcrumbs'
import type { Collection } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { ArticlePage } from './ArticlePage'
import { ListPage } from './ListPage'

type Props = { params: Promise<{ slug?: string[] }> }

/**
 * The route of a collection with a front page and dated pages below it: its static parameters, heads and page.
 */
export function collectionRoute(collection: Extract<Collection, FigureName>, front: Front) {
  const slugOf = async ({ params }: Props) => (await params).slug?.[0]
  return {
    generateStaticParams: () => [{ slug: [] as string[] }, ...pagesOf(collection).map(({ slug }) => ({ slug: [slug] }))],
    async generateMetadata(props: Props): Promise<Metadata> {
      const slug = await slugOf(props)
      const page = slug ? findPage(collection, slug) : undefined
      return pageMetadata(page ? { ...page, path: page.url, type: 'article', indexable: isIndexable(page) } : front)
    },
    async Page(props: Props) {
      const slug = await slugOf(props)
      if (!slug) return <ListPage figure={collection} title={front.title} description={front.description} pages={listedPages(collection)} />
      const page = findPage(collection, slug)
      if (!page) notFound()
      return <ArticlePage page={page} crumbs={breadcrumbs({ label: front.section, href: front.path }, [], page.title)} />
    },
  }
}
