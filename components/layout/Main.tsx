import type { ReactNode } from 'react'

/** Main content of a page. It receives the focus from the skip link and after each client-side navigation. `footer={false}` hides the footer. */
export function Main({ children, footer = true, className }: { children: ReactNode; footer?: boolean; className?: string }) {
  return (
    <main id="content" tabIndex={-1} className={className} data-no-footer={footer ? undefined : ''}>
      {children}
    </main>
  )
}
