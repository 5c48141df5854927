'use client'

import { useEffect, useRef } from 'react'

/** A line below the navigation bar that grows as the article's text is read. Decoration: what it says, the scroll bar says too. */
export function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const text = document.querySelector('[data-article-text]')
    let frame = 0
    const update = () => {
      frame = 0
      const box = text?.getBoundingClientRect()
      if (!box || !line.current) return
      const way = Math.max(box.height - window.innerHeight * 0.6, 1)
      const read = Math.min(Math.max((window.innerHeight * 0.4 - box.top) / way, 0), 1)
      line.current.style.transform = `scaleX(${read})`
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [])
  return <div ref={line} className="reading-progress no-print" aria-hidden="true" data-reading-progress />
}
