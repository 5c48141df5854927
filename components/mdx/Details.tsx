import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** A part that opens on demand, with the browser's own element. */
export function Details({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="details" open={open}>
      <summary>
        <ChevronRight size={16} className="chevron text-muted" aria-hidden="true" />
        {summary}
      </summary>
      <div className="flow">{children}</div>
    </details>
  )
}
