'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { isPlainClick, mayPrefetch, routedPath } from '@/lib/nav/link-intent'
import { localizedAddress } from '@/lib/nav/locale'
import { basePath, limits, locales } from '@/lib/site.mjs'

const anchorOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null)
const pathOf = (anchor: HTMLAnchorElement) =>
  routedPath({ href: anchor.href, target: anchor.target, hasDownload: anchor.hasAttribute('download') }, window.location, basePath)

type NetworkInformation = { saveData?: boolean; effectiveType?: string }

/**
 * Turns every plain link of the site into a navigation without a reload: one listener instead of a component for each of the
 * hundreds of links on a page. Fetches a page when the pointer or focus rests on its link, shows progress after 200 ms, and moves
 * the focus to the new page's content.
 */
export function PageNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const bar = useRef<HTMLDivElement>(null)
  const timer = useRef(0)
  const shown = useRef(pathname)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor || !isPlainClick(event)) return
      const locale = anchor.dataset.locale
      if (locale) {
        event.preventDefault()
        const { pathname: path, search, hash } = window.location
        window.location.assign(
          localizedAddress(
            path + search + hash,
            locale,
            locales.map(({ code }) => code),
            locales[0]?.code ?? '',
          ),
        )
        return
      }
      const path = pathOf(anchor)
      if (path === undefined) return
      event.preventDefault()
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => bar.current?.setAttribute('data-running', ''), limits.progressDelay)
      // The open mobile menu has a step of its own in the history; the new page takes its place.
      const menuStep = (window.history.state as { menu?: boolean } | null)?.menu
      if (menuStep) router.replace(path)
      else router.push(path)
    }
    const fetched = new Set<string>()
    const prefetch = (event: Event) => {
      const anchor = anchorOf(event)
      const path = anchor ? pathOf(anchor)?.split('#')[0] : undefined
      if (path === undefined || fetched.has(path)) return
      if (!mayPrefetch((navigator as Navigator & { connection?: NetworkInformation }).connection)) return
      fetched.add(path)
      router.prefetch(path)
    }
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    document.addEventListener('touchstart', prefetch, { passive: true })
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
      document.removeEventListener('touchstart', prefetch)
    }
  }, [router])

  useEffect(() => {
    window.clearTimeout(timer.current)
    bar.current?.removeAttribute('data-running')
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-nav-link]')) {
      const path = new URL(link.href).pathname
      const current = link.origin === window.location.origin && path !== '/' && window.location.pathname.startsWith(path)
      if (current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    if (shown.current === pathname) return
    shown.current = pathname
    if (!window.location.hash) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  return <div ref={bar} className="progress" aria-hidden="true" />
}
