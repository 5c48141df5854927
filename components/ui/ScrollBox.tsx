import type { ReactNode } from 'react'

/** Container that scrolls horizontally, also by keyboard, if its content is wider than the page. `label` is its accessible name. */
export function ScrollBox({ label, className, state, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group only labels a scrollable region
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <div className={className ?? 'table-box'} role="group" tabIndex={0} aria-label={label} data-state={state}>
      {children}
    </div>
  )
}

type ScrollBoxProps = { label: string; className?: string; state?: string; children: ReactNode }
