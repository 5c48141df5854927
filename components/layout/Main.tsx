import type { ReactNode } from 'react'
import { Static } from '../ui/Static'

/** Main content of a page, sent as HTML except for its client components. The skip link and client-side navigation move the focus here. `footer={false}` hides the footer. */
export function Main({ children, footer = true, className }: { children: ReactNode; footer?: boolean; className?: string }) {
  return (
    <Static>
      <main id="content" tabIndex={-1} className={className} data-no-footer={footer ? undefined : ''}>
        {children}
      </main>
    </Static>
  )
}
