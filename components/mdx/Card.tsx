import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'

/** Cards side by side where there is room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2">{children}</div>
}

/** A link as a card. */
export function Card({ title, href, description }: { title: string; href: string; description?: string }) {
  return (
    <Anchor href={href} className="card group flex flex-col rounded-panel border border-line bg-raised p-4 transition hover:border-brand">
      <span className="flex items-center justify-between gap-3 font-medium text-ink">
        {title}
        <ArrowRight size={16} aria-hidden="true" className="flex-none text-muted transition group-hover:text-brand" />
      </span>
      {description && <span className="mt-1 text-sm leading-6 text-muted">{description}</span>}
    </Anchor>
  )
}
