'use client'

import { useEffect, useRef } from 'react'
import { isShown, keepInView, reachedLine, setCurrent, targetsOf } from '@/lib/browser/contents-list'
import { onScroll } from '@/lib/browser/on-scroll'

/**
 * Sets `aria-current` on the entry of the current section and moves a marker beside it. The entries are in the parent element. A list that is
 * longer than its box (`.toc-box`) scrolls with the page, except while the pointer is on it, because the reader might scroll it.
 */
export function TocSpy() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const links = [...(mark.current?.parentElement?.querySelectorAll('a') ?? [])]
    const targets = targetsOf(links)
    const box = mark.current?.closest('.toc-box')
    return onScroll(() => {
      const reached = reachedLine()
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      let current = -1
      targets.forEach((target, index) => {
        if (target && isShown(target) && target.getBoundingClientRect().top <= reached) current = index
      })
      if (atEnd && window.scrollY > 0) current = targets.findLastIndex((target) => target && isShown(target))
      setCurrent(links, current)
      const active = links[current]
      const nearest = active ?? links[0]
      if (box && nearest && !box.matches(':hover')) keepInView(box, nearest)
      if (!mark.current) return
      mark.current.style.opacity = active ? '1' : '0'
      if (active) mark.current.style.transform = `translateY(${active.offsetTop}px) scaleY(${active.offsetHeight})`
    })
  }, [])
  return <span ref={mark} className="toc-mark" aria-hidden="true" />
}
