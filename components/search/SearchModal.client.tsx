'use client'

import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react'
import { DocSearchModal } from '@docsearch/react/modal'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { editLinks } from '@/lib/edit-links'
import { routes } from '@/lib/routes'
import { clickInsights, sendEvent } from '@/lib/search/insights'
import { withLastingErrors } from '@/lib/search/lasting-errors'
import { withEscapedText } from '@/lib/search/marked-text'
import { contextualFilters, hosted, searchClient } from '@/lib/search/provider'
import { resultLink, searchPageLink } from '@/lib/search/result-links'
import { LOCAL_INDEX, searchLimits } from '@/lib/search/settings.mjs'
import { dropBrokenSearches } from '@/lib/search/stored-searches'
import type { SearchAnswer, SearchRequest } from '@/lib/search/types'
import { basePath, site } from '@/lib/site.mjs'
import { mendModalSemantics } from './modal-semantics'
import { finishStoredSearchActions } from './stored-search-actions'
import '@docsearch/css/dist/style.css'
import './search-modal.css'

export type SearchModalProps = { onClose: () => void }

const indexName = hosted?.indexName ?? LOCAL_INDEX
const linkOf = (url: string) => resultLink(url, { origin: site.origin, basePath, externalUrlPattern: hosted?.externalUrlPattern })

const insights = hosted?.insights ? clickInsights(hosted, sendEvent) : undefined

type Search = (request: { requests: SearchRequest[] }) => Promise<SearchAnswer>

/** Where search is local our client stands in for the modal's own; in both cases an error screen stays. */
const transformClient: DocSearchModalProps['transformSearchClient'] = (client) => {
  const ask: Search = hosted ? (client.search as unknown as Search) : async (request) => (await searchClient()).search(request)
  const search: Search = (request) =>
    withLastingErrors(
      ask(request).then((answer) => {
        insights?.remember(answer)
        return answer
      }),
    )
  return { ...client, search: search as unknown as typeof client.search }
}

/** Arrow keys choose among results while the focus stays in the field, as in any list of options. */
function Hit({ hit, children }: Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]) {
  return (
    <a href={linkOf(hit.url)} tabIndex={-1} onClick={() => insights?.clicked(hit.objectID)}>
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
  searchParameters: hosted ? { facetFilters: contextualFilters, clickAnalytics: hosted.insights } : {},
  transformItems: (items: DocSearchHit[]) => items.map((item) => ({ ...(hosted ? withEscapedText(item) : item), url: linkOf(item.url) })),
  getMissingResultsUrl: ({ query }: { query: string }) =>
    editLinks.reportPage(`no search results for "${query}"`, site.origin + routes.search()),
}

/** The search modal, with hosted or local results alike. Loaded on intent. */
export function SearchModal({ onClose }: SearchModalProps) {
  const router = useRouter()
  const [scrollY] = useState(() => {
    dropBrokenSearches(indexName)
    return window.scrollY
  })
  const navigator = useMemo(
    () => ({
      // Enter on a result. Addresses of other sites leave; those of this one need no new document.
      navigate({ itemUrl, item }: { itemUrl: string; item: { objectID: string } }) {
        insights?.clicked(item.objectID)
        const link = linkOf(itemUrl)
        onClose()
        if (link.startsWith('/')) router.push(link.slice(basePath.length))
        else window.location.assign(link)
      },
    }),
    [router, onClose],
  )
  useEffect(mendModalSemantics, [])
  useEffect(finishStoredSearchActions, [])

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears clicks on the links inside of it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      data-search={hosted ? 'hosted' : 'local'}
      onClick={(event) => event.target instanceof Element && event.target.closest('a[href]') && onClose()}
    >
      <DocSearchModal
        {...fixed}
        appId={hosted?.appId ?? LOCAL_INDEX}
        apiKey={hosted?.apiKey ?? LOCAL_INDEX}
        indexName={indexName}
        insights={false}
        placeholder="Search docs"
        initialScrollY={scrollY}
        maxResultsPerGroup={searchLimits.perGroup}
        onClose={onClose}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        transformSearchClient={transformClient}
      />
    </div>,
    document.body,
  )
}
