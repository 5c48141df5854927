'use client'

import { useEffect, useRef } from 'react'
import { onScroll } from '@/lib/browser/on-scroll'

/** Distance from the top of the viewport, in pixels, above which a heading belongs to the current section. */
const REACHED = 120

/** Sets `aria-current` on the entry of the current section and moves a marker beside it. The entries are in the parent element. */
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
