import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * A button and the panel that it opens: the panel closes on Escape, on a press outside of both and when the focus leaves both. Escape
 * also closes a panel that was opened by hovering, while the focus is elsewhere (WCAG 1.4.13). When the focus is within, Escape and
 * `dismiss` give it back to the button. `root` goes around both.
 */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open])

  return {
    root,
    button,
    open,
    setOpen,
    dismiss: () => {
      setOpen(false)
      button.current?.focus()
    },
    onBlur: (event: FocusEvent) => {
      if (!root.current?.contains(event.relatedTarget)) setOpen(false)
    },
  }
}
