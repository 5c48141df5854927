import { embeddablePath } from '@/lib/headers.mjs'
import { basePath } from '@/lib/site.mjs'
import { FOLLOW_LINK } from '../ui/follow-link'

/** Settings of `showEmbedded`. */
export const embeddedSettings = { docs: basePath + embeddablePath, followLink: FOLLOW_LINK }

/**
 * Prepares a page that another page shows in a frame, as OLake UI does with the documentation beside its forms. `data-embedded` hides
 * everything around the text (see state.css). Links that leave the documentation open in a new tab, because the other pages refuse to be
 * shown in a frame. The embedding page can send `{ theme: 'light' }` or `{ theme: 'dark' }`; all other messages are ignored. The theme is
 * stored as the value of `data-embedded`, where ThemeProvider finds it.
 * The function is inlined as text into the page's head (see head-scripts.ts), so it cannot use variables or imports from outside its body.
 */
export function showEmbedded({ docs, followLink }: typeof embeddedSettings) {
  const root = document.documentElement
  if (window.parent === window) return
  root.setAttribute('data-embedded', '')
  window.addEventListener('message', ({ data, source }) => {
    const theme = (data as { theme?: unknown } | null)?.theme
    if (source !== window.parent || (theme !== 'light' && theme !== 'dark')) return
    root.setAttribute('data-embedded', theme)
    root.setAttribute('data-theme', theme)
    root.style.colorScheme = theme
  })
  const openOutside = (event: Event, href: string) => {
    const { origin, pathname, protocol } = new URL(href, location.href)
    if (!/^https?:$/.test(protocol) || (origin === location.origin && pathname.startsWith(docs))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.open(href, '_blank', 'noopener')
  }
  // On the window, because React stops clicks at the document while its scripts are incomplete.
  window.addEventListener(
    'click',
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (anchor && event.button === 0 && !anchor.hasAttribute('download')) openOutside(event, anchor.href)
    },
    true,
  )
  window.addEventListener(followLink, (event) => openOutside(event, (event as CustomEvent<string>).detail))
}
