'use client'

import { useEffect, useRef } from 'react'
import { isShown, keepInView, reachedLine, setCurrent, targetsOf } from '@/lib/browser/contents-list'
import { onScroll } from '@/lib/browser/on-scroll'

/**
 * Distance of the line that is being read from the top of a text, in pixels. The line is near the top of the window. While the last window
 * height of the text scrolls by, it moves down to the end of the text, which never reaches the top.
 */
function depthIn(text: DOMRect): number {
  const [height, reached] = [window.innerHeight, reachedLine()]
  const missing = Math.max(text.bottom - height, 0)
  const sunk = Math.max(1 - missing / Math.min(height, Math.max(text.height - height, 1)), 0)
  return Math.min(Math.max(reached + sunk * (height - reached) - text.top, 0), text.height)
}

/** Moves the mark of a sounding line, the entry of the current section and the minutes that are left. Returns the function that does so. */
function followLine(line: HTMLElement) {
  const rows = [...line.querySelectorAll('li')]
  const links = [...line.querySelectorAll('a')]
  const targets = targetsOf(links)
  const shares = rows.map((row) => Number(row.style.flexGrow))
  const opening = 1 - shares.reduce((sum, share) => sum + share, 0)
  const [passed, mark] = line.querySelectorAll<HTMLElement>('.sounding-mark, .sounding-passed')
  const count = line.querySelector<HTMLElement>('[data-minutes]')
  const box = line.closest('.toc-box')

  return (text: DOMRect, depth: number) => {
    let top = 0
    const tops = targets.map((target) => {
      if (target && isShown(target)) top = target.getBoundingClientRect().top - text.top
      return top
    })
    const current = tops.findLastIndex((each) => each <= depth)
    const [from, to] = [tops[current] ?? 0, tops[current + 1] ?? text.height]
    const part = to > from ? (depth - from) / (to - from) : 1
    const before = current < 0 ? 0 : opening + shares.slice(0, current).reduce((sum, share) => sum + share, 0)
    const share = shares[current] ?? opening
    setCurrent(links, current)
    const row = rows[current]
    const height = row ? row.offsetTop + part * row.offsetHeight : part * (rows[0]?.offsetTop ?? 0)
    passed?.style.setProperty('transform', `scaleY(${height + (mark?.offsetTop ?? 0)})`)
    mark?.style.setProperty('transform', `translateY(${height}px)`)
    if (count) count.textContent = `${Math.ceil(Number(count.dataset.minutes) * (1 - before - part * share) - 0.01)} min left`
    const nearest = links[Math.max(current, 0)]
    if (box && nearest && !box.matches(':hover')) keepInView(box, nearest)
  }
}

/**
 * Shows how much of an article is read: beside the list of contents (`[data-sounding]`) or, where there is no space for it, as a bar below the
 * navigation bar. The bar is decorative, because the scroll bar shows the same.
 */
export function ReadingDepth() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const text = document.querySelector('[data-article-text]')
    const line = document.querySelector<HTMLElement>('[data-sounding]')
    const follow = line && followLine(line)
    return onScroll(() => {
      const box = text?.getBoundingClientRect()
      if (!box || !bar.current) return
      const depth = depthIn(box)
      bar.current.style.transform = `scaleX(${depth / box.height})`
      follow?.(box, depth)
    })
  }, [])
  return <div ref={bar} className="reading-progress no-print rail:hidden" aria-hidden="true" data-reading-progress />
}
