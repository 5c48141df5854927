'use client'

import { useEffect } from 'react'
import { collapseDuration } from '@/lib/collapse'

/** The `<details>` elements that a click changes: the clicked one, and open ones with the same `name`, which the browser closes. */
function affectedBy(details: HTMLDetailsElement): HTMLDetailsElement[] {
  if (!details.name || details.open) return [details]
  const neighbours = [...document.querySelectorAll<HTMLDetailsElement>(`details[open][name="${CSS.escape(details.name)}"]`)]
  return [details, ...neighbours.filter((other) => other !== details)]
}

const running = new WeakMap<HTMLDetailsElement, Animation>()

/** Animates an element from one height to another. `data-closing` keeps its content visible while it closes. */
function animateHeight(details: HTMLDetailsElement, from: number, to: number, duration: number) {
  const ended = () => details.removeAttribute('data-closing')
  details.toggleAttribute('data-closing', !details.open)
  const frame = (height: number) => ({ height: `${height}px`, overflow: 'clip' })
  const animation = details.animate([frame(from), frame(to)], { duration, easing: 'ease-out' })
  animation.addEventListener('finish', ended)
  running.set(details, animation)
}

/**
 * Animates the height of every `<details>` element on the site. The duration depends on the change in height. The browser still opens and
 * closes the elements, so they also work without JavaScript.
 */
export function CollapseMotion() {
  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
    const onClick = (event: MouseEvent) => {
      const details = event.target instanceof Element ? event.target.closest('summary')?.parentElement : null
      if (!(details instanceof HTMLDetailsElement)) return
      const before = affectedBy(details).map((part) => [part, part.offsetHeight] as const)
      // The browser toggles the elements after this event and before the next frame.
      requestAnimationFrame(() => {
        for (const [part] of before) running.get(part)?.cancel()
        for (const [part, from] of before) {
          part.removeAttribute('data-closing')
          const to = part.offsetHeight
          if (from !== to) animateHeight(part, from, to, collapseDuration(Math.abs(to - from), reduced.matches))
        }
      })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}
