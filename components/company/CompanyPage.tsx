import type { ReactNode } from 'react'
import { ListPage } from '@/components/article/ListPage'
import type { RoutePage } from '@/lib/content/route-pages'
import { breadcrumbs } from '@/lib/nav/breadcrumbs'

/** Layout of pages about the company and its products: banner, with `actions` as links in it, then text and other content. */
export function CompanyPage({ front, actions, children }: { front: RoutePage; actions?: ReactNode; children: ReactNode }) {
  return (
    <ListPage
      figure="company"
      title={front.title}
      description={front.description}
      crumbs={breadcrumbs({ label: front.section }, [], front.title)}
      wide
      actions={actions}
    >
      <div className="prose prose-company">{children}</div>
    </ListPage>
  )
}
