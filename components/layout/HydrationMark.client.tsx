'use client'

import { useEffect } from 'react'

/**
 * Marks the document as interactive (`data-js="ready"`) once React has hydrated it, even if hydration took so long that the page had
 * already switched to its version without JavaScript. If a script failed (see watch-scripts.ts), that version stays, because some controls
 * do not work.
 */
export function HydrationMark() {
  useEffect(() => {
    const root = document.documentElement
    if (!root.querySelector(':scope > .load-notice')) root.setAttribute('data-js', 'ready')
  }, [])
  return null
}
