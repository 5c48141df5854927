'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { swipeDirection, type TouchPoint } from '@/lib/nav/swipe'
import { limits, locale } from '@/lib/site.mjs'
import { addOverlayEntry } from '../ui/overlay-history'
import { fillBranches } from './sidebar-branches'

type Panel = 'main' | 'secondary'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const

/** Gives the categories of the copy other names than those in the page, because the browser keeps only one `<details>` open per name. */
function nameCategories(copy: Element) {
  for (const category of copy.querySelectorAll<HTMLDetailsElement>('details:not([name^="menu-"])')) category.name = `menu-${category.name}`
}

/** Copies the page's sidebar. The pages of closed categories follow. */
function copyOfSecondaryMenu(): Node | undefined {
  const copy = document.querySelector('[data-secondary-menu]')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return undefined
  nameCategories(copy)
  fillBranches(copy).then(() => nameCategories(copy))
  return copy
}

/**
 * Menu for small screens, in a native modal dialog, which traps the focus and closes on Escape.
 * The page's sidebar becomes the secondary menu. It is copied when the menu opens, so that the page's HTML contains it only once.
 * A swipe toward the edge where the menu opened closes it. A swipe in the other direction returns from the secondary to the main menu.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const secondary = useRef<HTMLDivElement>(null)
  const pathname = usePathname()
  const shown = useRef(pathname)
  const touched = useRef<TouchPoint>(null)
  const removeEntry = useRef<() => void>(null)
  const [panel, setPanel] = useState<Panel>('main')
  const [open, setOpen] = useState(false)

  const close = useCallback(() => dialog.current?.close(), [])

  const show = () => {
    const tree = copyOfSecondaryMenu()
    secondary.current?.replaceChildren(...(tree ? [tree] : []))
    setPanel(tree ? 'secondary' : 'main')
    dialog.current?.showModal()
    setOpen(true)
    removeEntry.current = addOverlayEntry(close)
  }

  const onClose = () => {
    setOpen(false)
    removeEntry.current?.()
  }

  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    touched.current = touch ? { x: touch.clientX, y: touch.clientY } : null
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    if (!touched.current || !touch) return
    const swipe = swipeDirection(touched.current, { x: touch.clientX, y: touch.clientY }, limits.swipeDistance)
    if (!swipe) return
    if (swipe === (locale.direction === 'rtl' ? 'right' : 'left')) close()
    else setPanel('main')
  }

  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${limits.desktopMinWidth}rem)`)
    const onChange = () => desktop.matches && close()
    desktop.addEventListener('change', onChange)
    return () => desktop.removeEventListener('change', onChange)
  }, [close])

  useEffect(() => {
    if (shown.current !== pathname) close()
    shown.current = pathname
  }, [pathname, close])

  return (
    <div className="needs-js desktop:hidden">
      <button
        type="button"
        className="-ml-2 grid size-11 place-items-center"
        aria-label="Open menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={show}
      >
        <svg width="1.375rem" height="1.375rem" viewBox="0 0 24 24" {...line} aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape; the handler is for clicks on the backdrop */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        className="mobile-menu m-0 h-dvh max-h-none w-[min(21rem,88vw)] max-w-none overflow-y-auto overscroll-contain bg-paper text-ink backdrop:bg-[#0b1220]/60"
        onClose={onClose}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
        onClick={(event) => event.target === dialog.current && close()}
      >
        <div className="min-h-full px-5 pb-10">
          <div className="sticky top-0 z-10 flex h-navbar items-center justify-between bg-paper">
            {panel === 'secondary' ? (
              <button
                type="button"
                className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-medium text-brand"
                onClick={() => setPanel('main')}
              >
                <svg width="1rem" height="1rem" viewBox="0 0 24 24" {...line} aria-hidden="true">
                  <path d="m14 6-6 6 6 6" />
                </svg>
                Back to main menu
              </button>
            ) : (
              <span className="font-display text-lg font-semibold">Menu</span>
            )}
            <button type="button" className="-mr-3 grid size-11 place-items-center" aria-label="Close menu" onClick={close}>
              <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" {...line} aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
          <div hidden={panel !== 'main'}>{children}</div>
          <div hidden={panel !== 'secondary'} ref={secondary} />
        </div>
      </dialog>
    </div>
  )
}
