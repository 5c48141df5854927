import { type KeyboardEvent, useState } from 'react'
import type { PanelEntry } from '@/lib/search/panel-groups'

/**
 * State and keys of the panel below a search field, as a combobox has them: it opens on focus and on typing; Escape, Tab, a lost focus
 * and a chosen entry close it. Escape without a panel clears the query. Arrow keys move through the entries.
 * @param hasContent whether there is something to show
 */
export function useSearchPanel(
  entries: readonly PanelEntry[],
  hasContent: boolean,
  actions: { clear: () => void; choose: (entry: PanelEntry) => void },
) {
  const [wanted, setWanted] = useState(false)
  const [index, setIndex] = useState(-1)
  const open = wanted && hasContent
  const set = (next: boolean) => {
    setWanted(next)
    setIndex(-1)
  }
  const choose = (entry: PanelEntry) => {
    set(false)
    actions.choose(entry)
  }
  const active = open ? entries[index] : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      const places = entries.length + 1
      // Place 0 is the field itself, the entries follow.
      if (open) setIndex((now) => ((now + 1 + step + places) % places) - 1)
      else set(true)
    } else if (event.key === 'Escape') {
      if (open) set(false)
      else actions.clear()
    } else if (event.key === 'Enter' && active) choose(active)
    else {
      // The browser goes on: Tab moves the focus, Enter submits the form.
      if (event.key === 'Tab' || event.key === 'Enter') set(false)
      return
    }
    event.preventDefault()
  }
  return { open, active, show: () => set(true), close: () => set(false), choose, onKeyDown }
}
