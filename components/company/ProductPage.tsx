import type { ReactNode } from 'react'
import { ListPage } from '@/components/article/ListPage'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { RoutePage } from '@/lib/content/route-pages'
import { breadcrumbs } from '@/lib/nav/breadcrumbs'

/**
 * Layout of a page about a product: banner with the first steps, then text with the headings beside it.
 * @param start address of the quickstart
 */
export function ProductPage({
  front,
  start,
  repository,
  children,
}: {
  front: RoutePage
  start: string
  repository: string
  children: ReactNode
}) {
  return (
    <ListPage
      figure="company"
      title={front.title}
      description={front.description}
      crumbs={breadcrumbs({ label: front.section }, [], front.title)}
      wide
      actions={
        <>
          <ButtonLink href={start} tone="primary">
            Open the quickstart
          </ButtonLink>
          <ButtonLink href={repository}>Source code on GitHub</ButtonLink>
        </>
      }
    >
      <div className="prose prose-company">{children}</div>
    </ListPage>
  )
}
