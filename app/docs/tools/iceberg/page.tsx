import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocLayout } from '@/components/docs/DocLayout'
import { IcebergExplorer } from '@/components/tools/iceberg/IcebergExplorer'
import { docRoute } from '@/lib/content/docs'
import { isIndexable } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { basePath } from '@/lib/site.mjs'

const SLUG = 'tools/iceberg'

export function generateMetadata(): Metadata {
  const page = docRoute(SLUG)?.page
  return page ? pageMetadata({ ...page, path: page.url, indexable: isIndexable(page), markdown: true }) : {}
}

/** The Iceberg table explorer. It has a route of its own, so that no other page loads its scripts. */
export default function IcebergExplorerPage() {
  const route = docRoute(SLUG)
  if (!route) notFound()
  return <DocLayout {...route} parts={{ IcebergExplorer }} sidebarLabel="Documentation" branches={basePath + routes.docsSidebar()} />
}
