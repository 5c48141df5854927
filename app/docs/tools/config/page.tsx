import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocLayout } from '@/components/docs/DocLayout'
import { ConfigTool } from '@/components/tools/config/ConfigTool'
import { docRoute } from '@/lib/content/docs'
import { isIndexable } from '@/lib/content/page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { basePath } from '@/lib/site.mjs'

const SLUG = 'tools/config'

export function generateMetadata(): Metadata {
  const page = docRoute(SLUG)?.page
  return page ? pageMetadata({ ...page, path: page.url, indexable: isIndexable(page), markdown: true }) : {}
}

/** The page of the configuration tool. It has a route of its own, so that no other page loads its scripts. */
export default function ConfigToolPage() {
  const route = docRoute(SLUG)
  if (!route) notFound()
  return <DocLayout {...route} parts={{ ConfigTool }} sidebarLabel="Documentation" branches={basePath + routes.docsSidebar()} />
}
