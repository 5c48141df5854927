import type { ReactNode } from 'react'

/** A page's main part. The skip link and every navigation lead to it. A page may ask for no footer. */
export function Main({ children, footer = true, className }: { children: ReactNode; footer?: boolean; className?: string }) {
  return (
    <main id="content" tabIndex={-1} className={className} data-no-footer={footer ? undefined : ''}>
      {children}
    </main>
  )
}
