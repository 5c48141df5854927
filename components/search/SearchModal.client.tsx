'use client'

import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react'
import { DocSearchModal } from '@docsearch/react/modal'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { readConsent } from '@/lib/browser/consent'
import { sendEvent } from '@/lib/browser/send-event'
import { editLinks } from '@/lib/edit-links'
import { routes } from '@/lib/routes'
import { insightsClient } from '@/lib/search/insights'
import { withLastingErrors } from '@/lib/search/lasting-errors'
import { withEscapedText } from '@/lib/search/marked-text'
import { contextualFilters, hosted, searchClient } from '@/lib/search/provider'
import { resultLink, searchPageLink } from '@/lib/search/result-links'
import { LOCAL_INDEX, searchLimits } from '@/lib/search/settings.mjs'
import { dropBrokenSearches } from '@/lib/search/stored-searches'
import type { SearchAnswer, SearchRequest } from '@/lib/search/types'
import { basePath, site } from '@/lib/site.mjs'
import { followLink } from '../layout/follow-link'
import { mendModalSemantics } from './modal-semantics'
import { finishStoredSearchActions } from './stored-search-actions'
import { TrySearching } from './TrySearching.client'
import { useNoResults } from './use-no-results'
import '@docsearch/css/dist/style.css'
import './search-modal.css'

/** @param initialQuery what the field holds at first. `onClose` tells whether a result was chosen. */
export type SearchModalProps = { initialQuery: string; onClose: (chosen: boolean) => void }

const indexName = hosted?.indexName ?? LOCAL_INDEX
const linkOf = (url: string) => resultLink(url, { origin: site.origin, basePath, externalUrlPattern: hosted?.externalUrlPattern })

type Search = (request: { requests: SearchRequest[] }) => Promise<SearchAnswer>

/** The site's own client stands in for the modal's, and its error screen stays. */
const transformClient: DocSearchModalProps['transformSearchClient'] = (client) => {
  const search: Search = (request) => withLastingErrors(searchClient().then((ours) => ours.search(request)))
  return { ...client, search: search as unknown as typeof client.search }
}

/** Arrow keys choose among results while the focus stays in the field, as in any list of options. */
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
 * Settings that never change while the modal is open. DocSearch starts its engine anew, and drops the list on screen, when one of these
 * is another object than at the last render, as it would be after each navigation.
 */
const fixed = {
  searchParameters: hosted ? { facetFilters: contextualFilters } : {},
  transformItems: (items: DocSearchHit[]) => items.map((item) => ({ ...(hosted ? withEscapedText(item) : item), url: linkOf(item.url) })),
  getMissingResultsUrl: ({ query }: { query: string }) =>
    editLinks.reportPage(`no search results for "${query}"`, site.origin + basePath + routes.search()),
}

/** Events for a hosted index, if the reader has agreed to them. */
const insights = () =>
  hosted?.insights && readConsent() === 'granted' ? { insightsClient: insightsClient(hosted, sendEvent) as never } : false

/** The search modal, with hosted or local results alike. Loaded on intent. */
export function SearchModal({ initialQuery, onClose }: SearchModalProps) {
  const [{ scrollY, events, query }] = useState(() => {
    dropBrokenSearches(indexName)
    return { scrollY: window.scrollY, events: insights(), query: initialQuery }
  })
  const navigator = useMemo(
    () => ({
      // Enter on a result.
      navigate({ itemUrl }: { itemUrl: string }) {
        onClose(true)
        followLink(linkOf(itemUrl))
      },
    }),
    [onClose],
  )
  const dismiss = useMemo(() => () => onClose(false), [onClose])
  const noResults = useNoResults()
  useEffect(mendModalSemantics, [])
  useEffect(finishStoredSearchActions, [])

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears clicks on the links inside of it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      data-search={hosted ? 'hosted' : 'local'}
      onClick={(event) => event.target instanceof Element && event.target.closest('a[href]') && onClose(true)}
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
      {noResults && createPortal(<TrySearching query={noResults.query} />, noResults.element)}
    </div>,
    document.body,
  )
}
