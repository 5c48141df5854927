'use client'

import { useEffect } from 'react'
import { SCRIPTS_NOTICE } from './watch-scripts'

/**
 * Marks the document as interactive (`data-js="ready"`) once React has hydrated it. Where the scripts came so late that the page was
 * already shown without them, this brings the interactive page back.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.setAttribute('data-js', 'ready')
    document.getElementById(SCRIPTS_NOTICE)?.remove()
  }, [])
  return null
}
