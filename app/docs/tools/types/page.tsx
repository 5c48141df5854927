import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocLayout } from '@/components/docs/DocLayout'
import { TypeExplorer } from '@/components/tools/types/TypeExplorer'
import { docRoute } from '@/lib/content/docs'
import { isIndexable } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { basePath } from '@/lib/site.mjs'

const SLUG = 'tools/types'

export function generateMetadata(): Metadata {
  const page = docRoute(SLUG)?.page
  return page ? pageMetadata({ ...page, path: page.url, indexable: isIndexable(page), markdown: true }) : {}
}

/** The type explorer. It has a route of its own, so that no other page loads its scripts. */
export default function TypesPage() {
  const route = docRoute(SLUG)
  if (!route) notFound()
  return <DocLayout {...route} parts={{ TypeExplorer }} sidebarLabel="Documentation" branches={basePath + routes.docsSidebar()} />
}
