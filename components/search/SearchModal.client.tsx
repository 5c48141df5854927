'use client'

import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react'
import { DocSearchModal } from '@docsearch/react/modal'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { readConsent } from '@/lib/browser/consent'
import { sendEvent } from '@/lib/browser/send-event'
import { editLinks } from '@/lib/edit-links'
import { isPlainClick } from '@/lib/nav/link-intent'
import { routes } from '@/lib/routes'
import { currentSearches } from '@/lib/search/current-search'
import { insightsClient } from '@/lib/search/insights'
import { withLastingErrors } from '@/lib/search/lasting-errors'
import { withEscapedText } from '@/lib/search/marked-text'
import { contextualFilters, hosted, searchClient } from '@/lib/search/provider'
import { resultLink, searchPageLink } from '@/lib/search/result-links'
import { LOCAL_INDEX, searchLimits } from '@/lib/search/search-settings.mjs'
import { dropBrokenSearches } from '@/lib/search/stored-searches'
import { tokenize } from '@/lib/search/tokenize'
import type { SearchAnswer, SearchRequest } from '@/lib/search/types'
import { basePath, site } from '@/lib/site.mjs'
import { followLink } from '../ui/follow-link'
import { isOverlayEntry } from '../ui/overlay-history'
import { mendModalSemantics } from './modal-semantics'
import { Starters } from './Starters'
import { finishStoredSearchActions } from './stored-search-actions'
import { TrySearching } from './TrySearching.client'
import { useScreens } from './use-screens'
import '@docsearch/css/dist/style.css'
import './search-modal.css'

/** `initialQuery` is the initial value of the field. The argument of `onClose` is true if a result was chosen. */
export type SearchModalProps = { initialQuery: string; onClose: (chosen: boolean) => void }

const indexName = hosted?.indexName ?? LOCAL_INDEX
const linkOf = (url: string) => resultLink(url, { origin: site.origin, basePath, externalUrlPattern: hosted?.externalUrlPattern })

type Search = (request: { requests: SearchRequest[] }) => Promise<SearchAnswer>

/**
 * Makes DocSearch repeat its request, as if the field received the focus. Results stay as they are if the visitor has selected one with the
 * arrow keys or the mouse, so that they do not move away.
 */
function askAgain() {
  if (document.querySelector('.DocSearch-Hit[aria-selected="true"]') !== document.querySelector('.DocSearch-Hit')) return
  document.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Replaces the DocSearch client with the site's client. `withLastingErrors` keeps the error screen visible. */
const transformClient: DocSearchModalProps['transformSearchClient'] = (client) => {
  const current = currentSearches((request, later) => searchClient().then((ours) => ours.search(request, later)), askAgain)
  const search: Search = (request) => withLastingErrors(current(request))
  return { ...client, search: search as unknown as typeof client.search }
}

/** The text with which DocSearch fills its field if no query is given. */
const selectedText = () => String(window.getSelection()).slice(0, searchLimits.queryLength)

/** Link of a result. It is not in the tab order, because the arrow keys select results while the focus stays in the field. */
function Hit({ hit, children }: Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]) {
  return (
    <a href={linkOf(hit.url)} tabIndex={-1}>
      {children}
    </a>
  )
}

function ResultsFooter({ state }: Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]) {
  const count = (state.context as { nbHits?: number }).nbHits ?? 0
  return <a href={basePath + searchPageLink(routes.search(), state.query)}>See all {count} results</a>
}

/**
 * Settings with a stable identity. If one of these objects changes between renders, for example after a navigation, DocSearch creates a new
 * autocomplete instance and discards the results on the screen.
 */
const fixed = {
  searchParameters: hosted ? { facetFilters: contextualFilters } : {},
  transformItems: (items: DocSearchHit[]) => items.map((item) => ({ ...(hosted ? withEscapedText(item) : item), url: linkOf(item.url) })),
  getMissingResultsUrl: ({ query }: { query: string }) =>
    editLinks.reportPage(`no search results for "${query}"`, site.origin + basePath + routes.search()),
}

/**
 * Closes the mobile menu and waits until its entry is removed from the history, because the modal then adds its own. It is part of the modal's
 * chunk, because every page loads SearchHost.
 */
export async function closeOpenDialog(): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (!dialog) return
  const removed = isOverlayEntry() && new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  dialog.close()
  await removed
}

/** Click events for a hosted index, if the visitor has consented. */
const insights = () =>
  hosted?.insights && readConsent() === 'granted' ? { insightsClient: insightsClient(hosted, sendEvent) as never } : false

/** Search modal for the hosted or the local index. SearchHost loads it when a search is likely. */
export function SearchModal({ initialQuery, onClose }: SearchModalProps) {
  const [{ scrollY, events, query }] = useState(() => {
    dropBrokenSearches(indexName)
    return { scrollY: window.scrollY, events: insights(), query: initialQuery }
  })
  const chosen = useRef(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const choose = useMemo(
    () => () => {
      chosen.current = true
      onClose(true)
    },
    [onClose],
  )
  const navigator = useMemo(
    () => ({
      // Called on Enter on a result.
      navigate({ itemUrl }: { itemUrl: string }) {
        choose()
        followLink(linkOf(itemUrl))
      },
    }),
    [choose],
  )
  // DocSearch also closes the modal when a result is chosen, and does so before it calls `navigate`. Deferred until it is known whether one
  // was. By then, the modal may have closed and another one may be open.
  const dismiss = useMemo(() => () => setTimeout(() => chosen.current || (mounted.current && onClose(false))), [onClose])
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && !link.target && isPlainClick(event)) choose()
  }
  const [text, setText] = useState(() => initialQuery || selectedText())
  const { noResults, start } = useScreens()
  /** Whether the text in the field has no word that could be searched for, such as a space. */
  const wordless = text !== '' && tokenize(text).length === 0
  useEffect(mendModalSemantics, [])
  useEffect(finishStoredSearchActions, [])

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks on the links inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <div
      data-search={hosted ? 'hosted' : 'local'}
      data-typed={text.trim() ? true : undefined}
      data-wordless={wordless || undefined}
      onClick={onClick}
      onInput={({ target }) => target instanceof HTMLInputElement && setText(target.value)}
      onReset={() => setText('')}
    >
      <DocSearchModal
        {...fixed}
        appId={hosted?.appId ?? LOCAL_INDEX}
        apiKey={hosted?.apiKey ?? LOCAL_INDEX}
        indexName={indexName}
        initialQuery={query}
        insights={events}
        placeholder="Search docs"
        initialScrollY={scrollY}
        maxResultsPerGroup={searchLimits.perGroup}
        onClose={dismiss}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        transformSearchClient={transformClient}
      />
      {noResults && createPortal(wordless ? <Starters /> : <TrySearching query={noResults.query} />, noResults.element)}
      {start &&
        createPortal(
          <>
            <Starters />
            <p className="search-waiting">Searching …</p>
          </>,
          start,
        )}
    </div>,
    document.body,
  )
}
