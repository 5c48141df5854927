import type { Metadata } from 'next'
import { Main } from '@/components/layout/Main'
import { NearPages } from '@/components/layout/NearPages.client'
import { Card } from '@/components/mdx/authored/Card'
import { CardGrid } from '@/components/mdx/authored/CardGrid'
import { DepthLines } from '@/components/ui/DepthLines'
import { routes } from '@/lib/routes'
import { basePath, site } from '@/lib/site.mjs'
import RootLayout from './layout'

export const metadata: Metadata = {
  title: `Page not found${site.titleDelimiter}${site.name}`,
  description:
    'This page does not exist on the OLake website. Search the site, or continue with the documentation, the quickstart or the blog.',
  robots: { index: false, follow: true },
}

/**
 * The page for unknown addresses. It is a document of its own: as a `not-found` page below the root layout, it would be part of the data of
 * every page.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <Main className="relative flex-1 overflow-hidden">
        <DepthLines name="not-found" fade="left" />
        <div className="relative mx-auto max-w-site px-4 py-20 desktop:px-6 desktop:py-28">
          <div className="max-w-measure">
            <p className="font-mono text-sm text-muted">404</p>
            <h1 className="mt-2 font-display text-4xl font-semibold tracking-tight">Page not found</h1>
            <p className="mt-4 mb-8 text-muted">
              The page doesn’t exist or was moved. Check the URL, search the site, or continue with one of the following pages:
            </p>
            <NearPages />
            <form action={`${basePath}${routes.search()}`} className="mb-8 flex gap-2">
              <label htmlFor="search-missing" className="sr-only">
                Search the site
              </label>
              <input
                id="search-missing"
                name="q"
                type="search"
                placeholder="Search the site"
                className="h-11 min-w-0 flex-1 rounded-control border border-control bg-paper px-3"
              />
              <button type="submit" className="h-11 rounded-control border border-control px-4 font-medium transition hover:border-ink">
                Search
              </button>
            </form>
            <CardGrid>
              <Card title="Documentation" href={routes.docs()} description="Connectors, destinations, installation and reference." />
              <Card
                title="Quickstart"
                href={routes.docs('getting-started/quickstart')}
                description="Replicate a first table on your machine with Docker."
              />
              <Card title="Blog" href={routes.blog('blog')} description="Guides, comparisons and tutorials about data replication." />
              <Card title="Ask the community" href={routes.slack()} description="Ask users and maintainers on Slack." />
            </CardGrid>
          </div>
        </div>
      </Main>
    </RootLayout>
  )
}
