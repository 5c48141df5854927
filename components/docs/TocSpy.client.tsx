'use client'

import { useEffect, useRef } from 'react'
import { onScroll } from '@/lib/browser/on-scroll'

/** Pixels below the navigation bar at which a heading counts as reached. */
const REACHED = 120

/** Marks the entry of the part that is being read, and moves the mark beside it. The element around it holds the entries. */
export function TocSpy() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const links = [...(mark.current?.parentElement?.querySelectorAll('a') ?? [])]
    const targets = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
    return onScroll(() => {
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      let current = -1
      targets.forEach((target, index) => {
        if (target && target.getBoundingClientRect().top <= REACHED) current = index
      })
      if (atEnd && window.scrollY > 0) current = links.length - 1
      links.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      })
      const active = links[current]
      if (!mark.current) return
      mark.current.style.opacity = active ? '1' : '0'
      if (active) mark.current.style.transform = `translateY(${active.offsetTop}px) scaleY(${active.offsetHeight})`
    })
  }, [])
  return <span ref={mark} className="toc-mark" aria-hidden="true" />
}
