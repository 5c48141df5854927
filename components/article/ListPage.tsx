import type { ReactNode } from 'react'
import type { ContentPage } from '@/lib/content/page'
import type { FigureName } from '@/lib/figures/catalog'
import { Main } from '../layout/Main'
import { DepthLines } from '../ui/DepthLines'
import { PageList } from './PageList'

/** The front of a collection: what it is about, and its pages. */
export function ListPage({
  figure,
  title,
  description,
  pages,
  wide = false,
  children,
}: {
  figure: FigureName
  title: string
  description: string
  pages?: readonly ContentPage[]
  /** Whether what it shows needs the whole width: a matrix, not lines of text. */
  wide?: boolean
  children?: ReactNode
}) {
  return (
    <Main className="flex-1">
      <div className="relative overflow-hidden border-b border-line">
        <DepthLines name={figure} fade="left" />
        <div className="relative mx-auto max-w-site px-4 py-16 desktop:px-6 desktop:py-20">
          <h1 className="font-display text-4xl font-semibold tracking-tight sm:text-5xl">{title}</h1>
          <p className="mt-4 max-w-[38rem] text-lg text-muted">{description}</p>
        </div>
      </div>
      <div className="mx-auto max-w-site px-4 py-12 desktop:px-6 desktop:py-16">
        <div className={wide ? undefined : 'max-w-[56rem]'}>
          {pages && <PageList pages={pages} />}
          {children}
        </div>
      </div>
    </Main>
  )
}
