import type { ReactNode } from 'react'
import { Title } from '@/components/ui/Title'
import { classNames } from '@/lib/class-names'
import { readingOf } from '@/lib/content/bodies'
import { type ContentPage, isSnippet } from '@/lib/content/page'
import type { Crumb } from '@/lib/nav/breadcrumbs'
import type { NavLink, SidebarNode } from '@/lib/nav/sidebar'
import { contentsOf } from '@/lib/nav/toc'
import { Main } from '../layout/Main'
import { Mdx, type MdxParts } from '../mdx/Mdx'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { DocsSidebar } from './DocsSidebar'
import { PageActionsRow, Pager } from './PageFoot'
import { PageJsonLd } from './PageJsonLd'
import { PageMeta } from './PageMeta'
import { PageTools } from './PageTools'
import { FoldedContents, TableOfContents } from './TableOfContents'

/** Components that need more room than a line of text. */
const WIDE: ReadonlySet<string> = new Set(['ApiEndpoints', 'TypeExplorer', 'IcebergExplorer', 'ConfigTool'])

/**
 * Layout of documentation pages and engine guides, with a sidebar on the left and a table of contents on the right. On pages with a wide
 * component, such as the endpoints of an API, the table of contents is above the text up to 1536 px.
 */
export function DocLayout({
  page,
  sidebar,
  sidebarLabel,
  branches,
  versioned,
  crumbs,
  previous,
  next,
  opening,
  parts,
  children,
}: {
  page: ContentPage
  sidebar: readonly SidebarNode[]
  sidebarLabel: string
  branches?: string
  versioned?: boolean
  crumbs: readonly Crumb[]
  previous?: NavLink | undefined
  next?: NavLink | undefined
  /** Content below the heading of the first page, which is wider than others and has its facts at the end. */
  opening?: ReactNode
  parts?: MdxParts
  /** Content between the page header and the text. */
  children?: ReactNode
}) {
  const contents = contentsOf(page.headings, page.toc)
  const wide = readingOf(page).components.some(({ name }) => WIDE.has(name))
  const grid = wide ? 'wide:grid-cols-[17.5rem_minmax(0,1fr)_15rem]' : 'rail:grid-cols-[17.5rem_minmax(0,1fr)_15rem]'
  const facts = (
    <div className={classNames('flex flex-wrap items-center justify-between gap-x-5', opening ? 'mt-12' : 'mt-2')}>
      <PageMeta page={page} />
      {!isSnippet(page) && <PageTools url={page.url} />}
    </div>
  )
  return (
    <div
      className={classNames(
        'docs-grid mx-auto grid w-full max-w-site flex-1 px-4 desktop:grid-cols-[17.5rem_minmax(0,1fr)] desktop:px-6',
        grid,
      )}
    >
      <DocsSidebar nodes={sidebar} url={page.url} label={sidebarLabel} versioned={versioned ?? true} branches={branches} />
      <Main className="min-w-0 py-8 desktop:px-10 desktop:py-10">
        <article className={wide ? 'wide-page' : classNames('mx-auto', opening ? 'relative isolate max-w-[56rem]' : 'max-w-measure')}>
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-4 font-display text-[1.875rem] leading-[1.15] font-semibold tracking-[-0.02em] sm:text-4xl">
            <Title>{page.heading ?? page.title}</Title>
          </h1>
          {opening ?? facts}
          <FoldedContents headings={contents} wide={wide} />
          {children}
          <Mdx page={page} parts={parts} className={opening ? 'prose prose-wide mt-6' : 'prose prose-docs mt-6'} />
          {opening && facts}
          <PageJsonLd page={page} />
          <PageActionsRow page={page} />
          <Pager previous={previous} next={next} />
        </article>
      </Main>
      <div className={classNames('docs-aside no-print hidden', wide ? 'wide:block' : 'rail:block')}>
        <div className="toc-box sticky top-navbar max-h-[calc(100dvh-var(--navbar))] overflow-y-auto py-10 pl-2">
          <TableOfContents headings={contents} />
        </div>
      </div>
    </div>
  )
}
