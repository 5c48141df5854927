'use client'

import { LoadFailure } from '@/components/ui/LoadFailure'

const nothing = () => {}

/** Error message for a component that did not load. */
export function FailureStates() {
  return (
    <LoadFailure part="The diagram" error={new Error('Failed to load chunk /_next/static/chunks/a.js')} retry={nothing} dismiss={nothing} />
  )
}
