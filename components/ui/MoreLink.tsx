import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Anchor } from './Anchor'

/** Secondary link with an arrow. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} className="group inline-block py-2.5 font-medium text-brand underline-offset-4 hover:underline sm:py-0">
      {children}
      {/* The space does not break, so the arrow stays with the last word. */}
      {'\u00a0'}
      <Icon name="arrow-right" size={16} className="inline align-[-0.15em]" />
    </Anchor>
  )
}
