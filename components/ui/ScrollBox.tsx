import type { ReactNode } from 'react'

/** A box whose content may be wider than the page: it scrolls sideways, by keyboard too. `label` names it for screen readers. */
export function ScrollBox({ label, className, state, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this only names what scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={className ?? 'table-box'} role="group" tabIndex={0} aria-label={label} data-state={state}>
      {children}
    </div>
  )
}

type ScrollBoxProps = { label: string; className?: string; state?: string; children: ReactNode }
