'use client'

import { useEffect } from 'react'

/**
 * Marks the document as interactive (`data-js="ready"`) once React has hydrated it. Where the scripts came so late that the page was
 * already shown without them (see watch-scripts.ts), this brings the interactive page back.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.setAttribute('data-js', 'ready')
    document.querySelector('html > .load-notice')?.remove()
  }, [])
  return null
}
