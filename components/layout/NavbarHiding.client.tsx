'use client'

import { useEffect } from 'react'
import { hidesAfterScroll } from '@/lib/nav/hide-on-scroll'

/** Hides the navigation bar when the visitor scrolls down or jumps to an anchor, and shows it on scroll up and near the top of the page. */
export function NavbarHiding() {
  useEffect(() => {
    const bar = document.querySelector('.navbar')
    let last = window.scrollY
    const set = (hidden: boolean) => bar?.toggleAttribute('data-hidden', hidden)
    const onScroll = () => {
      const now = window.scrollY
      set(hidesAfterScroll(last, now))
      last = now
    }
    const onHash = () => set(true)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('hashchange', onHash)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('hashchange', onHash)
    }
  }, [])
  return null
}
