'use client'

import { Children, type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAddressQuery } from '@/components/ui/use-address-query'
import { storage } from '@/lib/browser/storage'
import { storageKeys } from '@/lib/site.mjs'
import { chooseTab, tabForKey } from '@/lib/tab-choice'

type Choice = { group: string; value: string }
const CHOICE = 'tab-choice'

/**
 * Client part of `<Tabs>`: selects a panel by click, keyboard, stored choice, URL parameter, a choice in another set of the group, or because
 * the browser or a link found something in it. That last selection is not stored, because the reader has not chosen it.
 */
export function TabSet({
  tabs,
  initial,
  group,
  query,
  children,
}: {
  tabs: Array<{ value: string; label: string }>
  initial: string
  group?: string
  query?: string
  children: ReactNode
}) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const selected = chosen ?? initial
  const values = useMemo(() => tabs.map((tab) => tab.value), [tabs])

  const address = useAddressQuery()
  const asked = query ? new URLSearchParams(address).get(query) : null

  /** Query of the address when a panel was selected because something was found in it. It stays selected until the query changes. */
  const foundAt = useRef<string>(undefined)

  useLayoutEffect(() => {
    const set = root.current
    const show = (panel: Element | null) => {
      if (!(panel instanceof HTMLElement) || panel.parentElement !== set) return
      foundAt.current = window.location.search
      setChosen(panel.dataset.panel)
    }
    // Before this component ran, see before-hydration.ts.
    show(set?.querySelector(':scope > [data-found]') ?? null)
    // The panel must be in its final place when the browser scrolls to what it found.
    const onMatch = ({ target }: Event) => flushSync(() => show(target as Element))
    set?.addEventListener('beforematch', onMatch)
    return () => set?.removeEventListener('beforematch', onMatch)
  }, [])

  // Not a prop, because React writes `hidden` without its value. Until a panel is chosen, those that the head script has hidden stay hidden.
  useLayoutEffect(() => {
    if (chosen === undefined) return
    for (const panel of root.current?.querySelectorAll(':scope > [data-panel]') ?? []) {
      if (panel.getAttribute('data-panel') === chosen) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
  }, [chosen])

  useEffect(() => {
    if (foundAt.current === window.location.search) return
    setChosen(chooseTab(values, initial, { query: asked, stored: group && storage.get(storageKeys.tabPrefix + group) }))
  }, [values, initial, group, asked])

  useEffect(() => {
    // The state now contains the selected tab, so the style rules that the head script added for the first paint are no longer needed.
    if (chosen !== undefined) document.getElementById('tab-first-paint')?.remove()
  }, [chosen])

  useEffect(() => {
    const follow = (event: Event) => {
      const { detail } = event as CustomEvent<Choice>
      if (detail.group === group && values.includes(detail.value)) setChosen(detail.value)
    }
    window.addEventListener(CHOICE, follow)
    return () => window.removeEventListener(CHOICE, follow)
  }, [values, group])

  const choose = (value: string) => {
    const before = root.current?.getBoundingClientRect().top ?? 0
    setChosen(value)
    if (query) {
      const address = new URL(window.location.href)
      address.searchParams.set(query, value)
      window.history.replaceState(window.history.state, '', address)
    }
    if (!group) return
    storage.set(storageKeys.tabPrefix + group, value)
    window.dispatchEvent(new CustomEvent<Choice>(CHOICE, { detail: { group, value } }))
    // Other sets of the group above this one might change in height. Scroll by the difference, so that this set stays in place.
    requestAnimationFrame(() => window.scrollBy(0, (root.current?.getBoundingClientRect().top ?? before) - before))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = tabForKey(values, selected, event.key)
    if (target === undefined) return
    event.preventDefault()
    choose(target)
    const tab = event.currentTarget.children[values.indexOf(target)]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div className="tabs" ref={root} data-tab-group={group} data-tab-query={query}>
      <div role="tablist" aria-label={group ?? query ?? 'Variants'} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={value === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => choose(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {Children.toArray(children).map((panel, index) => {
        const value = values[index] ?? ''
        return (
          <div
            key={value}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            data-panel={value}
            aria-labelledby={`${id}-tab-${index}`}
            data-inactive={value === selected ? undefined : ''}
            // A script in the head has added attributes, see before-hydration.ts.
            suppressHydrationWarning
          >
            {panel}
          </div>
        )
      })}
    </div>
  )
}
