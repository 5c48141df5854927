'use client'

import { useEffect, useRef } from 'react'
import { onScroll } from '@/lib/browser/on-scroll'

/** Distance from the top of the viewport, in rem, above which a heading belongs to the current section. */
const REACHED = 7.5

/** Scrolls a list as little as possible, so that an entry and the entries around it are visible. */
function keepInView(list: Element, entry: Element) {
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  const margin = frame.height / 4
  const [below, above] = [bottom - frame.bottom + margin, frame.top + margin - top]
  if (below > 0) list.scrollTop += below
  else if (above > 0) list.scrollTop -= above
}

/** Whether a heading is displayed, and not inside another tab or a closed section. */
const isShown = (heading: HTMLElement) => heading.checkVisibility?.() ?? true

/**
 * Sets `aria-current` on the entry of the current section and moves a marker beside it. The entries are in the parent element. A list that is
 * longer than its box (`.toc-box`) scrolls with the page, except while the pointer is on it, because the reader might scroll it.
 */
export function TocSpy() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const links = [...(mark.current?.parentElement?.querySelectorAll('a') ?? [])]
    const targets = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
    const box = mark.current?.closest('.toc-box')
    return onScroll(() => {
      const reached = REACHED * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      let current = -1
      targets.forEach((target, index) => {
        if (target && isShown(target) && target.getBoundingClientRect().top <= reached) current = index
      })
      if (atEnd && window.scrollY > 0) current = targets.findLastIndex((target) => target && isShown(target))
      links.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      })
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
