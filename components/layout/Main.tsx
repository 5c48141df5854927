import type { ReactNode } from 'react'
import { Footer } from './Footer'

/** A page's main part and, unless it asks for none, the footer. The skip link and every navigation lead to `#content`. */
export function Main({ children, footer = true, className }: { children: ReactNode; footer?: boolean; className?: string }) {
  return (
    <>
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      {footer && <Footer />}
    </>
  )
}
