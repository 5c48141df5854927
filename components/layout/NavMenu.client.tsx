'use client'

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useDisclosure } from '@/components/ui/use-disclosure'
import type { NavMenuLink } from '@/lib/nav/navbar-items'
import { MenuLink } from './MenuLink'

/**
 * Menu of the navigation bar. It opens on hover, click, Enter, Space and the up and down arrow keys, and closes on Escape, on a click
 * outside and when it loses the focus.
 */
export function NavMenu({ label, links }: { label: string; links: readonly NavMenuLink[] }) {
  const id = useId()
  const { root, button, open, setOpen, onBlur } = useDisclosure()
  const panel = useRef<HTMLDivElement>(null)
  const [endsAtButton, setEndsAtButton] = useState(false)

  // The entries begin below the label, unless the window has no space to the right of it.
  useLayoutEffect(() => {
    if (!open || !root.current || !panel.current) return
    setEndsAtButton(root.current.getBoundingClientRect().left + panel.current.offsetWidth > document.documentElement.clientWidth)
  }, [open, root])

  const anchors = links.map((link) => (
    <li key={link.label} className="menu-entry">
      <MenuLink link={link} className="menu-link" onClick={() => setOpen(false)} />
      {link.about && <span className="menu-about">{link.about}</span>}
    </li>
  ))

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('.menu-panel a') ?? [])]
  const focusAt = (index: number) => {
    const all = items()
    all[(index + all.length) % all.length]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items().indexOf(document.activeElement as HTMLElement)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      const next = event.key === 'ArrowDown' ? at + 1 : at < 0 ? -1 : at - 1
      requestAnimationFrame(() => focusAt(next))
    } else if (at >= 0 && event.key === 'Home') focusAt(0)
    else if (at >= 0 && event.key === 'End') focusAt(-1)
    else return
    event.preventDefault()
  }
  // A touch also fires these events, but should open the menu only through its click.
  const hover = (next: boolean) => (event: { pointerType: string }) => event.pointerType === 'mouse' && setOpen(next)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only handles key and focus events of the button and links inside it
    <div
      ref={root}
      className="menu relative"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <button
        ref={button}
        type="button"
        className="nav-link"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => setOpen(event.detail > 0 && matchMedia('(hover: hover)').matches ? true : !open)}
      >
        {label}
        <svg
          width="12"
          height="12"
          viewBox="0 0 12 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className={open ? 'rotate-180 transition' : 'transition'}
        >
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
        </svg>
      </button>
      <div
        id={id}
        ref={panel}
        className={`menu-panel absolute top-full pt-2 ${endsAtButton ? 'right-0' : '-left-4.5'} ${open ? '' : 'hidden'}`}
      >
        <ul className="min-w-56 rounded-panel border border-line bg-raised p-1.5">{anchors}</ul>
      </div>
    </div>
  )
}
