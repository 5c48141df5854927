import type { ReactNode } from 'react'

/** Main content of a page. The skip link and client-side navigation move the focus here. `footer={false}` hides the footer. */
export function Main({ children, footer = true, className }: { children: ReactNode; footer?: boolean; className?: string }) {
  return (
    <main id="content" tabIndex={-1} className={className} data-no-footer={footer ? undefined : ''}>
      {children}
    </main>
  )
}
