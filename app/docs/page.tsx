import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocLayout } from '@/components/docs/DocLayout'
import { DocsOpening } from '@/components/docs-home/DocsOpening'
import { RoutePlanner } from '@/components/docs-home/RoutePlanner'
import { docRoute } from '@/lib/content/docs'
import { isIndexable } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { basePath } from '@/lib/site.mjs'

export function generateMetadata(): Metadata {
  const page = docRoute('')?.page
  return page ? pageMetadata({ ...page, path: page.url, indexable: isIndexable(page), markdown: true }) : {}
}

/** The first page of the documentation. It has a route of its own, so that no other page loads its scripts. */
export default function DocsHome() {
  const route = docRoute('')
  if (!route) notFound()
  return (
    <DocLayout
      {...route}
      opening={<DocsOpening />}
      parts={{ RoutePlanner }}
      sidebarLabel="Documentation"
      branches={basePath + routes.docsSidebar()}
    />
  )
}
