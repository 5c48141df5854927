import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Anchor } from './Anchor'

/** Secondary link with an arrow. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor
      href={href}
      className="group inline-flex min-h-11 items-center gap-1.5 font-medium text-brand underline-offset-4 hover:underline sm:min-h-0"
    >
      {children}
      <Icon name="arrow-right" size={16} className="flex-none" />
    </Anchor>
  )
}
