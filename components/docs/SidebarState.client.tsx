'use client'

import { useEffect } from 'react'
import { storage } from '@/lib/browser/storage'
import { storageKeys } from '@/lib/site.mjs'
import { fillBranches } from '../layout/sidebar-branches'

// Scroll position of the tree. It is kept in the module, because each page renders its own tree.
let lastScroll: number | undefined

/** Events that announce the use of a sidebar. */
const USES = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Hides and shows the sidebar, stores that choice, restores the scroll position of the tree on the next page, and adds the pages of closed
 * categories when the tree is about to be used.
 */
export function SidebarState() {
  useEffect(() => {
    const scroller = document.querySelector<HTMLElement>('[data-sidebar-scroller]')
    const current = scroller?.querySelector<HTMLElement>('[aria-current="page"]')
    if (scroller) {
      if (lastScroll !== undefined) scroller.scrollTop = lastScroll
      const [box, item] = [scroller.getBoundingClientRect(), current?.getBoundingClientRect()]
      if (item && (item.top < box.top || item.bottom > box.bottom)) {
        // The current page is in the upper third, and the first entry in view is whole.
        const entries = [...scroller.querySelectorAll('a, summary')].map((entry) => entry.getBoundingClientRect().top)
        const first = entries.find((top) => top >= item.top - box.height / 3) ?? item.top
        scroller.scrollTop += first - box.top
      }
    }
    const onScroll = () => {
      lastScroll = scroller?.scrollTop
    }
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-sidebar-toggle]')) return
      const hidden = document.documentElement.getAttribute('data-sidebar') !== 'hidden'
      if (hidden) document.documentElement.setAttribute('data-sidebar', 'hidden')
      else document.documentElement.removeAttribute('data-sidebar')
      storage.set(storageKeys.sidebarHidden, String(hidden))
      document.querySelector<HTMLElement>(hidden ? '.sidebar-show' : '.sidebar-body [data-sidebar-toggle]')?.focus()
    }
    const tree = scroller?.querySelector<HTMLElement>('[data-branches]')
    const onUse = () => void (tree && fillBranches(tree))
    for (const use of USES) scroller?.addEventListener(use, onUse, { passive: true, once: true })
    scroller?.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('click', onClick)
    return () => {
      for (const use of USES) scroller?.removeEventListener(use, onUse)
      scroller?.removeEventListener('scroll', onScroll)
      document.removeEventListener('click', onClick)
    }
  }, [])
  return null
}
