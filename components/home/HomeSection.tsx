import type { ReactNode } from 'react'
import { Inline } from '@/components/ui/Inline'
import { classNames } from '@/lib/class-names'

/** Full-width section of the home page. `sunken` gives it a different background color. */
export function HomeSection({ id, headingId, title, text, action, sunken = false, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={headingId} className={classNames('border-t border-line', sunken && 'bg-sunken')}>
      <div className="mx-auto max-w-site px-4 py-9 desktop:px-6 desktop:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h2 id={headingId} className="font-display text-[1.75rem] leading-tight font-semibold tracking-[-0.02em] sm:text-4xl">
              {title}
            </h2>
            {text && (
              <p className="linked mt-3 max-w-[42rem] text-muted sm:mt-4 sm:text-lg">
                <Inline text={text} />
              </p>
            )}
          </div>
          {action}
        </div>
        <div className="mt-5 desktop:mt-12">{children}</div>
      </div>
    </section>
  )
}

type HomeSectionProps = {
  /** Id for links to the section. */
  id?: string
  headingId: string
  title: string
  text?: string
  action?: ReactNode
  sunken?: boolean
  children: ReactNode
}
