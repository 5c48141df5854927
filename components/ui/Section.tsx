import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

/** Section of a page with a heading. `action` is a link to more content, shown at the end of the heading. */
export function Section({ id, title, lead, action, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classNames('page-section', className)}>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
        <h2 id={id} className="font-display text-2xl font-semibold tracking-[-0.01em] sm:text-[1.75rem]">
          {title}
        </h2>
        {lead && <p className="max-w-measure text-muted sm:col-start-1">{lead}</p>}
        {action && <div className="sm:col-start-2 sm:row-start-1">{action}</div>}
      </div>
      <div className="mt-6">{children}</div>
    </section>
  )
}

type SectionProps = { id: string; title: string; lead?: ReactNode; action?: ReactNode; className?: string; children: ReactNode }
