'use client'

import { useEffect, useRef } from 'react'
import { onScroll } from '@/lib/browser/on-scroll'

/** A line below the navigation bar that grows as the article's text is read. Decoration: what it says, the scroll bar says too. */
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
