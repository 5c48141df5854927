'use client'

import { useEffect } from 'react'

/**
 * Marks the document as interactive (`data-js="ready"`) once React has hydrated it, also where that took so long that the page was already
 * shown without scripts. Where some of them failed (see watch-scripts.ts), the page stays as it is, since parts of it do not work.
 */
export function HydrationMark() {
  useEffect(() => {
    const root = document.documentElement
    if (!root.querySelector(':scope > .load-notice')) root.setAttribute('data-js', 'ready')
  }, [])
  return null
}
