import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { classNames } from '@/lib/class-names'

const tones = {
  primary: 'bg-brand text-on-brand border-transparent hover:opacity-90',
  plain: 'border-control text-ink hover:border-brand',
} as const

/** Link with the appearance of a button. */
export function ButtonLink({
  href,
  tone = 'plain',
  small = false,
  children,
}: {
  href: string
  tone?: keyof typeof tones
  small?: boolean
  children: ReactNode
}) {
  return (
    <Anchor
      href={href}
      className={classNames(
        'inline-flex items-center justify-center rounded-control border text-center font-medium whitespace-nowrap transition',
        small ? 'min-h-9 px-3.5 py-1 text-sm' : 'min-h-11 px-5 py-1.5 text-[0.9375rem]',
        tones[tone],
      )}
    >
      {children}
    </Anchor>
  )
}
