'use client'

import { useEffect, useRef } from 'react'
import { onScroll } from '@/lib/browser/on-scroll'

/** Progress bar below the navigation bar for the text of an article. Decorative, because the scroll bar shows the same. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const text = document.querySelector('[data-article-text]')
    return onScroll(() => {
      const box = text?.getBoundingClientRect()
      if (!box || !line.current) return
      const way = Math.max(box.height - window.innerHeight * 0.6, 1)
      const read = Math.min(Math.max((window.innerHeight * 0.4 - box.top) / way, 0), 1)
      line.current.style.transform = `scaleX(${read})`
    })
  }, [])
  return <div ref={line} className="reading-progress no-print" aria-hidden="true" data-reading-progress />
}
