'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { LazyPart } from '@/components/ui/LazyPart.client'
import { LoadFailure } from '@/components/ui/LoadFailure'
import { warmSearch } from '@/lib/search/warm'
import { addOverlayEntry } from '../ui/overlay-history'
import { OPEN_SEARCH, type SearchOpening, WARM_SEARCH } from './search-events'

type ModalModule = typeof import('./SearchModal.client')
let loading: Promise<ModalModule> | undefined

/** Loads the modal, its styles and its library as one chunk when a search is likely. A failed import can be retried. */
function loadModal(): Promise<ModalModule> {
  // The compiler removes the rest on the server, whose bundles would contain the library too.
  if (typeof window === 'undefined') return Promise.reject(new Error('The search modal opens in browsers only.'))
  loading ??= import('./SearchModal.client')
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || /^(input|select|textarea)$/i.test(element.tagName))

/**
 * Renders the search modal, which opens with any search button, Ctrl+K, Command+K, or `/` outside form fields. Whatever opens it
 * can pass a query. A new query is kept when the modal closes and filled in when it opens again. If it is closed a second time without
 * changes after the answer is shown, or with a result, the query is cleared. The back button closes the modal.
 */
export function SearchHost() {
  const [Modal, setModal] = useState<ModalModule['SearchModal']>()
  const [open, setOpen] = useState(false)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const opener = useRef<HTMLElement>(null)
  /** `kept` is the initial query of the next opening, `opened` that of the current one. */
  const kept = useRef('')
  const opened = useRef('')
  const removeEntry = useRef<(keep?: boolean) => void>(null)
  /** Whether the modal is open or loading. Escape also ends the wait for a modal that is loading. */
  const wanted = useRef(false)

  const close = useCallback((chosen: boolean) => {
    setOpen(false)
    // DocSearch calls this function again after a result was chosen.
    removeEntry.current?.(chosen)
    removeEntry.current = null
    wanted.current = false
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')
    if (!field) return
    const seen = field.value === opened.current && document.querySelector('.DocSearch-Hit, .DocSearch-NoResults')
    kept.current = chosen || seen ? '' : field.value
    // The element with the focus before; the visible search button if there was none (the body has no parent) or if it is hidden, because the
    // mobile menu was closed.
    const target = opener.current?.isConnected && opener.current.offsetParent ? opener.current : visibleButton()
    target?.focus({ preventScroll: true })
  }, [])

  const show = useCallback(
    (from: HTMLElement | null, query?: string) => {
      opener.current = from
      if (query) kept.current = query
      setLoading(true)
      setFailure(undefined)
      wanted.current = true
      warmSearch()
      loadModal()
        .then(async ({ SearchModal, closeOpenDialog }) => {
          await closeOpenDialog()
          if (!wanted.current) return
          opened.current = kept.current
          setModal(() => SearchModal)
          setOpen(true)
          removeEntry.current = addOverlayEntry(() => close(false))
        })
        .catch((cause: unknown) => {
          wanted.current = false
          setFailure(cause)
        })
        .finally(() => setLoading(false))
    },
    [close],
  )

  useEffect(() => {
    const onOpen = (event: Event) => {
      const { from, query } = (event as CustomEvent<SearchOpening>).detail
      show(from, query)
    }
    const onWarm = () => {
      loadModal().catch(() => {})
      warmSearch()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && wanted.current) {
        event.preventDefault()
        close(false)
        return
      }
      const withK = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      const slash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(document.activeElement)
      if (!withK && !slash) return
      event.preventDefault()
      if (wanted.current) close(false)
      else show(document.activeElement as HTMLElement)
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

const visibleButton = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-search-button]')].find((button) => button.offsetParent) ?? null
