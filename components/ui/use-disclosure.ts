import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * State of a button and the panel that it opens. The panel closes on Escape, on a press outside and when both lose the focus. Escape also
 * closes a panel that was opened on hover while the focus is elsewhere (WCAG 1.4.13). `dismiss`, and Escape if the focus is inside, return
 * the focus to the button. `root` is the ref of the element that contains both.
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
