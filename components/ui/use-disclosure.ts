import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * A button and the panel that it opens: the panel closes on a press outside of both, when the focus leaves both, and by `dismiss`, which
 * Escape asks for and which gives the focus back to the button. `root` goes around both.
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
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
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
