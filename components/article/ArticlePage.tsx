import { authorsOf } from '@/lib/content/authors'
import { formatDay } from '@/lib/content/last-update'
import type { ContentPage } from '@/lib/content/page'
import type { Crumb } from '@/lib/nav/breadcrumbs'
import { contentsOf } from '@/lib/nav/toc'
import { PageActionsRow } from '../docs/PageFoot'
import { PageTools } from '../docs/PageTools'
import { FoldedContents, TableOfContents } from '../docs/TableOfContents'
import { Main } from '../layout/Main'
import { Mdx } from '../mdx/Mdx'
import { YouTube } from '../mdx/YouTube'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { PageJsonLd } from '../ui/PageJsonLd'

function Byline({ page }: { page: ContentPage }) {
  const authors = authorsOf(page.authors)
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {page.draft && <strong className="rounded-md border border-caution px-1.5 text-caution">Draft, not published</strong>}
      {page.date && <time dateTime={page.date}>{formatDay(page.date)}</time>}
      <span aria-hidden="true">·</span>
      <span>{page.readingMinutes} min read</span>
      {authors.length > 0 && (
        <>
          <span aria-hidden="true">·</span>
          <span>{authors.map(({ name }) => name).join(', ')}</span>
        </>
      )}
    </p>
  )
}

/** A dated page to be read from start to end: articles, meetups and webinars, with the recording first where there is one. */
export function ArticlePage({ page, crumbs }: { page: ContentPage; crumbs: readonly Crumb[] }) {
  const contents = contentsOf(page.headings, page.toc)
  return (
    <Main className="flex-1">
      <div className="mx-auto grid max-w-site px-4 py-10 desktop:px-6 desktop:py-14 rail:grid-cols-[minmax(0,1fr)_minmax(0,46rem)_minmax(0,1fr)]">
        <article className="mx-auto w-full max-w-measure min-w-0 rail:col-start-2">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-6 font-display text-[2rem] leading-[1.12] font-semibold tracking-[-0.02em] sm:text-[2.75rem]">{page.title}</h1>
          <Byline page={page} />
          <FoldedContents headings={contents} />
          {page.youtube && (
            <div className="mt-8">
              <YouTube id={page.youtube} title={page.title} />
            </div>
          )}
          <div className="prose prose-article mt-10">
            <Mdx code={page.code} />
          </div>
          <PageTools url={page.url} />
          <PageJsonLd page={page} event={page.collection === 'webinar' || page.youtube !== undefined} />
          <PageActionsRow page={page} />
        </article>
        <div className="no-print hidden pl-12 rail:block">
          <div className="sticky top-[calc(var(--navbar)+2.5rem)] max-h-[calc(100dvh-8rem)] max-w-60 overflow-y-auto">
            <TableOfContents headings={contents} />
          </div>
        </div>
      </div>
    </Main>
  )
}
