import { type KeyboardEvent, useState } from 'react'
import type { PanelEntry } from '@/lib/search/panel-groups'

/**
 * State and keyboard handling of the panel below a search field, following the ARIA combobox pattern. Focus and typing open it. Escape,
 * Tab, Enter, loss of focus and a click on an entry close it. Escape clears the query if the panel is closed; while the
 * panel waits for its content, Escape only ends the wait. The arrow keys move through
 * the entries.
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
      // Position 0 is the field itself; the entries follow.
      if (open) setIndex((now) => ((now + 1 + step + places) % places) - 1)
      else set(true)
    } else if (event.key === 'Escape') {
      if (wanted) set(false)
      else actions.clear()
    } else if (event.key === 'Enter' && active) choose(active)
    else {
      // Keep the default action: Tab moves the focus, Enter submits the form.
      if (event.key === 'Tab' || event.key === 'Enter') set(false)
      return
    }
    event.preventDefault()
  }
  return { open, active, show: () => set(true), close: () => set(false), choose, onKeyDown }
}
