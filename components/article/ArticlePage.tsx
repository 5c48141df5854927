import type { ReactNode } from 'react'
import { Title } from '@/components/ui/Title'
import type { ContentPage } from '@/lib/content/page'
import type { Crumb } from '@/lib/nav/breadcrumbs'
import { contentsOf } from '@/lib/nav/toc'
import { PageActionsRow } from '../docs/PageFoot'
import { PageJsonLd } from '../docs/PageJsonLd'
import { PageTools } from '../docs/PageTools'
import { FoldedContents, TableOfContents } from '../docs/TableOfContents'
import { Main } from '../layout/Main'
import { Mdx } from '../mdx/Mdx'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { PublicationMark } from '../ui/PublicationMark'
import './articles.css'

/** Layout of a single article: text in a column of limited width, with a table of contents on the right. */
export function ArticlePage({
  page,
  crumbs,
  label,
  children,
  after,
}: {
  page: ContentPage
  crumbs: readonly Crumb[]
  /** Line above the title. */
  label?: ReactNode
  /** Content between the title and the text. */
  children?: ReactNode
  /** Content below the text. */
  after?: ReactNode
}) {
  const contents = contentsOf(page.headings, page.toc)
  return (
    <Main className="flex-1">
      <div className="mx-auto grid max-w-site px-4 py-10 desktop:px-6 desktop:py-14 rail:grid-cols-[minmax(0,1fr)_minmax(0,43.75rem)_minmax(0,1fr)]">
        <article className="article-text w-full min-w-0 rail:col-start-2">
          <Breadcrumbs crumbs={crumbs} />
          {label && <p className="mt-6 flex flex-wrap items-center gap-x-3 text-sm font-medium text-muted">{label}</p>}
          <h1
            className={`font-display text-[2rem] leading-[1.12] font-semibold tracking-[-0.02em] sm:text-[2.75rem] ${label ? 'mt-2' : 'mt-6'}`}
          >
            <Title>{page.title}</Title>
          </h1>
          <p className="mt-4 text-sm empty:hidden">
            <PublicationMark page={page} />
          </p>
          {!page.unlisted && <PageTools url={page.url} className="mt-2" />}
          {children}
          <FoldedContents headings={contents} />
          <Mdx page={page} className="prose prose-article mt-10" />
          {after}
          <PageJsonLd page={page} />
          <PageActionsRow page={page} />
        </article>
        <div className="no-print hidden pl-12 rail:block">
          <div className="toc-box sticky top-[calc(var(--navbar)+2.5rem)] ml-auto max-h-[calc(100dvh-8rem)] max-w-60 overflow-y-auto">
            <TableOfContents headings={contents} />
          </div>
        </div>
      </div>
    </Main>
  )
}
