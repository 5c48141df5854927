import { Main } from '@/components/layout/Main'
import { SearchPage } from '@/components/search/SearchPage.client'
import { Anchor } from '@/components/ui/Anchor'
import { routes } from '@/lib/routes'
import { exampleQueries } from '@/lib/search/example-queries'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: 'Search',
  description: 'Search the OLake documentation, the blogs, the query engine guides, the community pages and the webinars.',
  path: routes.search(),
  indexable: false,
})

export default function Search() {
  return (
    <Main className="flex-1">
      <div className="mx-auto max-w-[52rem] px-4 py-14 desktop:py-20">
        <h1 className="mb-8 font-display text-4xl font-semibold tracking-tight">Search</h1>
        <SearchPage suggestions={exampleQueries} />
        <noscript>
          <p className="text-lg text-muted">
            Search requires JavaScript, which is disabled in your browser. To find a page, use the navigation of the{' '}
            <Anchor href={routes.docs()} className="text-brand underline">
              documentation
            </Anchor>{' '}
            and the{' '}
            <Anchor href={routes.blog('blog')} className="text-brand underline">
              blog
            </Anchor>
            .
          </p>
        </noscript>
      </div>
    </Main>
  )
}
