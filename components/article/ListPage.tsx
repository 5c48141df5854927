import type { ReactNode } from 'react'
import { Title } from '@/components/ui/Title'
import type { FigureName } from '@/lib/figures/catalog'
import type { Crumb } from '@/lib/nav/breadcrumbs'
import { Main } from '../layout/Main'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { DepthLines } from '../ui/DepthLines'

/** Layout with a banner for the title and description, and the sections of the page below it. */
export function ListPage({
  figure,
  title,
  description,
  crumbs,
  actions,
  wide = false,
  children,
}: {
  figure: FigureName
  title: string
  description: string
  /** Breadcrumbs, for a page with a parent page. */
  crumbs?: readonly Crumb[]
  /** Primary actions, shown below the description. */
  actions?: ReactNode
  /** Whether the content uses the full width, for example for a matrix. Text needs limited line lengths. */
  wide?: boolean
  children?: ReactNode
}) {
  return (
    <Main className="flex-1">
      <div className="relative overflow-hidden border-b border-line">
        <DepthLines name={figure} fade="left" />
        <div className="relative mx-auto max-w-site px-4 py-10 desktop:px-6 desktop:py-12">
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          <h1 className="mt-5 max-w-[56rem] first:mt-0 font-display text-4xl leading-[1.15] font-semibold tracking-tight sm:text-5xl">
            <Title>{title}</Title>
          </h1>
          <p className="mt-4 max-w-measure text-lg text-muted">{description}</p>
          {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
        </div>
      </div>
      <div className="mx-auto max-w-site px-4 py-10 desktop:px-6 desktop:py-14">
        <div className={wide ? undefined : 'max-w-[56rem]'}>{children}</div>
      </div>
    </Main>
  )
}
