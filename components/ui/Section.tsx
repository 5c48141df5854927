import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

/** Section of a page with a heading. `action` is a link to more content, shown at the end of the heading. */
export function Section({ id, title, lead, action, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classNames('page-section', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="font-display text-2xl font-semibold tracking-[-0.01em] sm:text-[1.75rem]">
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}

type SectionProps = { id: string; title: string; lead?: ReactNode; action?: ReactNode; className?: string; children: ReactNode }
