import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { RoutePage } from '@/lib/content/route-pages'
import { CompanyPage } from './CompanyPage'

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
    <CompanyPage
      front={front}
      actions={
        <>
          <ButtonLink href={start} tone="primary">
            Open the quickstart
          </ButtonLink>
          <ButtonLink href={repository}>Source code on GitHub</ButtonLink>
        </>
      }
    >
      {children}
    </CompanyPage>
  )
}
