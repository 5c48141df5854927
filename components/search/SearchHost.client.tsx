'use client'

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { LazyPart } from '@/components/ui/LazyPart.client'
import { LoadFailure } from '@/components/ui/LoadFailure'
import { warmSearch } from '@/lib/search/provider'
import { addOverlayEntry, isOverlayEntry } from '../ui/overlay-history'
import type { SearchModalProps } from './SearchModal.client'
import { OPEN_SEARCH, WARM_SEARCH } from './search-events'

let loading: Promise<ComponentType<SearchModalProps>> | undefined

/** Loads the modal, its styles and its library as one chunk when a search is likely. A failed import can be retried. */
function loadModal(): Promise<ComponentType<SearchModalProps>> {
  loading ??= import('./SearchModal.client').then(({ SearchModal }) => SearchModal)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || /^(input|select|textarea)$/i.test(element.tagName))

/**
 * Renders the search modal, which opens with any search button, Ctrl+K, Command+K, or `/` outside form fields. A new query is kept when the
 * modal closes and filled in when it opens again. If it is closed a second time without changes, or with a result, the query is cleared.
 * The back button closes the modal.
 */
export function SearchHost() {
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>()
  const [open, setOpen] = useState(false)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const opener = useRef<HTMLElement>(null)
  /** `kept` is the initial query of the next opening, `opened` that of the current one. */
  const kept = useRef('')
  const opened = useRef('')
  const removeEntry = useRef<(keep?: boolean) => void>(null)

  const close = useCallback((chosen: boolean) => {
    setOpen(false)
    // DocSearch calls this function again after a result was chosen.
    removeEntry.current?.(chosen)
    removeEntry.current = null
    const typed = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? ''
    kept.current = chosen || typed === opened.current ? '' : typed
    // The button might be hidden because the mobile menu was closed. The button in the navigation bar is always visible.
    const target = opener.current?.isConnected && opener.current.offsetParent ? opener.current : visibleButton()
    target?.focus()
  }, [])

  const show = useCallback(
    (from: HTMLElement | null) => {
      opener.current = from
      setLoading(true)
      setFailure(undefined)
      Promise.all([loadModal(), closeOpenDialog()])
        .then(([loaded]) => {
          opened.current = kept.current
          setModal(() => loaded)
          setOpen(true)
          removeEntry.current = addOverlayEntry(() => close(false))
        })
        .catch(setFailure)
        .finally(() => setLoading(false))
    },
    [close],
  )

  useEffect(() => {
    const onOpen = (event: Event) => show((event as CustomEvent<HTMLElement>).detail)
    const onWarm = () => {
      loadModal().catch(() => {})
      warmSearch()
    }
    const onKey = (event: KeyboardEvent) => {
      const shown = document.querySelector('.DocSearch-Container') !== null
      if (event.key === 'Escape' && shown) {
        event.preventDefault()
        close(false)
        return
      }
      const withK = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      const slash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(document.activeElement)
      if (!withK && !slash) return
      event.preventDefault()
      if (shown) close(false)
      else show(visibleButton())
    }
    window.addEventListener(OPEN_SEARCH, onOpen)
    window.addEventListener(WARM_SEARCH, onWarm)
    // Capture, to run before the modal's own handlers, which might clear its field.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      window.removeEventListener(OPEN_SEARCH, onOpen)
      window.removeEventListener(WARM_SEARCH, onWarm)
      window.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [close, show])

  return (
    <LazyPart loading={loading} label="Loading the search" className="page-spinner">
      {open && Modal && <Modal initialQuery={opened.current} onClose={close} />}
      {failure !== undefined && (
        <LoadFailure
          part="The search window"
          error={failure}
          retry={() => show(opener.current)}
          dismiss={() => setFailure(undefined)}
          className="load-notice"
        />
      )}
    </LazyPart>
  )
}

/** Closes the mobile menu and waits until its entry is removed from the history, because the modal then adds its own. */
async function closeOpenDialog(): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (!dialog) return
  const removed = isOverlayEntry() && new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  dialog.close()
  await removed
}

const visibleButton = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-search-button]')].find((button) => button.offsetParent) ?? null
