'use client'

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { LazyPart } from '@/components/ui/LazyPart.client'
import { LoadFailure } from '@/components/ui/LoadFailure'
import { warmSearch } from '@/lib/search/provider'
import type { SearchModalProps } from './SearchModal.client'
import { OPEN_SEARCH, WARM_SEARCH } from './search-events'

let loading: Promise<ComponentType<SearchModalProps>> | undefined

/** The modal, its styles and its library: one chunk that loads on intent. */
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
 * Holds the page's one search modal: opened by any search button, by Ctrl or Command with K, or by `/` outside of fields. Closing it
 * keeps what was typed for the next time, like a search field whose first Escape closes its results and whose second clears it.
 */
export function SearchHost() {
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>()
  const [open, setOpen] = useState(false)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const asker = useRef<HTMLElement>(null)
  /** The query that the window opens with, and the one that it opened with. */
  const kept = useRef('')
  const opened = useRef('')

  const close = useCallback((chosen: boolean) => {
    setOpen(false)
    const typed = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? ''
    kept.current = chosen || typed === opened.current ? '' : typed
    // The button may have gone with the mobile menu; the bar's own is always there.
    const target = asker.current?.isConnected && asker.current.offsetParent ? asker.current : visibleButton()
    target?.focus()
  }, [])

  const show = useCallback((from: HTMLElement | null) => {
    asker.current = from
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    setLoading(true)
    setFailure(undefined)
    loadModal()
      .then((loaded) => {
        opened.current = kept.current
        setModal(() => loaded)
        setOpen(true)
      })
      .catch(setFailure)
      .finally(() => setLoading(false))
  }, [])

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
    // Ahead of the window's own handlers, which may clear its field.
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
          retry={() => show(asker.current)}
          dismiss={() => setFailure(undefined)}
          className="load-notice"
        />
      )}
    </LazyPart>
  )
}

const visibleButton = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-search-button]')].find((button) => button.offsetParent) ?? null
