import type { ComponentProps } from 'react'
import { withBasePath } from '@/lib/base-path'

/** A plain link; the one place where an address of this site gains the base path. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  return <a href={href === undefined ? undefined : withBasePath(href)} {...props} />
}
