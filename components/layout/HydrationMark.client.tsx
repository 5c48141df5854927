'use client'

import { useEffect } from 'react'

/**
 * Marks the document as interactive (`data-hydrated`) once React has hydrated it. If hydration took so long that the page had already
 * switched to its version without JavaScript, the page switches back. If a script failed (see watch-scripts.ts), that version stays,
 * because some controls do not work.
 */
export function HydrationMark() {
  useEffect(() => {
    const root = document.documentElement
    if (root.querySelector(':scope > .load-notice')) return
    root.toggleAttribute('data-hydrated', true)
    root.toggleAttribute('data-js', true)
  }, [])
  return null
}
