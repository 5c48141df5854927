'use client'

import type { ReactNode } from 'react'
import { limits } from '@/lib/site.mjs'
import { Spinner } from './Spinner'
import { useDelayed } from './use-delayed'

/**
 * Wraps a part of a page that loads on demand. A spinner shows while it loads, but only after `delay` milliseconds, so that a fast
 * answer does not flicker. @param label what is loading, for screen readers
 */
export function LazyPart({
  loading,
  label,
  delay = limits.lazyDelay,
  className,
  children,
}: {
  loading: boolean
  label: string
  delay?: number
  className?: string
  children?: ReactNode
}) {
  const late = useDelayed(loading, delay)
  return (
    <>
      {children}
      {late && <Spinner label={label} {...(className && { className })} />}
    </>
  )
}
