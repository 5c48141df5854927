'use client'

import type { ReactNode } from 'react'
import { limits } from '@/lib/site.mjs'
import { Spinner } from './Spinner'
import { useDelayed } from './use-delayed'

/**
 * Shows a spinner while its children load on demand, but only after `delay` milliseconds, to avoid flickering if they load fast.
 * @param label accessible name of the spinner, which describes what is loading
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
