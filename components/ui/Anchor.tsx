import type { ComponentProps } from 'react'
import { withBasePath } from '@/lib/base-path'

/** Link that adds the base path to internal URLs. Use it for all links, so that the site also works below a base path. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  return <a href={href === undefined ? undefined : withBasePath(href)} {...props} />
}
