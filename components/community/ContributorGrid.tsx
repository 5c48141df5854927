import type { ReactNode } from 'react'

/** List element for contributors, with as many columns as fit. */
export function ContributorGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3" data-contributors="">
      {children}
    </ul>
  )
}
