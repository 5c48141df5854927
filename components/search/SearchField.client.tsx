'use client'

import { type FormEvent, useId, useState } from 'react'
import { type PanelEntry, panelGroups } from '@/lib/search/panel-groups'
import { hosted } from '@/lib/search/provider'
import { resultLink } from '@/lib/search/result-links'
import { LOCAL_INDEX, searchLimits } from '@/lib/search/search-settings.mjs'
import type { StoredSearch } from '@/lib/search/stored-searches'
import type { SearchHit } from '@/lib/search/types'
import { basePath, site } from '@/lib/site.mjs'
import { followLink } from '../ui/follow-link'
import { firstQuerySettings } from './first-query'
import { useSearchPanel } from './use-search-panel'

const indexName = hosted?.indexName ?? LOCAL_INDEX

/**
 * Field of the search page, with a panel that lists the first results or, without a query, recent and favorite searches.
 * @param found results of the query; empty until they have loaded
 */
export function SearchField({
  query,
  found,
  type,
  submit,
}: {
  query: string
  found: readonly SearchHit[]
  type: (query: string) => void
  submit: (query: string) => void
}) {
  const id = useId()
  /** Recent and favorite searches of the visitor; undefined until they have loaded after the first focus. */
  const [stored, setStored] = useState<Record<'recent' | 'favorite', StoredSearch[]>>()
  const groups = panelGroups(query, found, stored ?? { recent: [], favorite: [] })
  const entries = groups.flatMap((group) => group.entries)
  const panel = useSearchPanel(entries, entries.length > 0 || (stored !== undefined && !query.trim()), {
    clear: () => type(''),
    choose: ({ url }) => followLink(resultLink(url, { origin: site.origin, basePath, externalUrlPattern: hosted?.externalUrlPattern })),
  })
  // Record ids can contain spaces, which are not allowed in element ids.
  const optionId = (entry: PanelEntry) => `${id}-option-${entries.indexOf(entry)}`

  const onFocus = () => {
    panel.show()
    // Loaded on focus to keep the initial bundle small. If it fails, the panel shows results only.
    import('@/lib/search/stored-searches')
      .then(({ storedSearches }) =>
        setStored({ recent: storedSearches('recent', indexName), favorite: storedSearches('favorite', indexName) }),
      )
      .catch((cause: unknown) => console.warn('Earlier searches could not be loaded.', cause))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    panel.close()
    submit(query)
  }

  return (
    <search className="relative block">
      <form onSubmit={onSubmit}>
        <input
          id={firstQuerySettings.field}
          type="text"
          enterKeyHint="search"
          name="q"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={panel.open}
          aria-controls={`${id}-panel`}
          aria-activedescendant={panel.active && optionId(panel.active)}
          value={query}
          onChange={(event) => {
            type(event.target.value)
            panel.show()
          }}
          onFocus={onFocus}
          onBlur={panel.close}
          onKeyDown={panel.onKeyDown}
          maxLength={searchLimits.queryLength}
          placeholder="Search docs"
          autoComplete="off"
          spellCheck={false}
          className="h-12 w-full min-w-0 rounded-control border border-control bg-paper px-4 text-lg placeholder:text-muted"
        />
      </form>
      <div
        id={`${id}-panel`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!panel.open}
        className="search-panel"
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ label, entries: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={label} role="group" aria-label={label}>
            <p className="px-3 pt-2 pb-2 text-[0.8125rem] font-semibold text-muted" aria-hidden="true">
              {label}
            </p>
            {members.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which uses aria-activedescendant
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === panel.active}
                onClick={() => panel.choose(entry)}
              >
                <span className="wrap-anywhere">{entry.title}</span>
                {entry.page && <span className="block text-sm text-muted wrap-anywhere">{entry.page}</span>}
              </div>
            ))}
          </div>
        ))}
        {entries.length === 0 && !query.trim() && <p className="px-3 py-2 text-muted">No recent searches</p>}
      </div>
    </search>
  )
}
