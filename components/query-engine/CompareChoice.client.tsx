'use client'

import { COMPARED, toggleCompared } from '@/lib/query-engines/hub-state'
import { useHub } from './use-hub-state'

/** Checkbox that adds an engine to the comparison. If the comparison is full, the checkboxes of other engines are disabled. */
export function CompareChoice({ id, name, label = 'Compare', hideLabel = false }: CompareChoiceProps) {
  const { state, change } = useHub()
  const chosen = state.compare.includes(id)
  return (
    <label className="needs-js no-print flex min-h-8 w-fit cursor-pointer items-center gap-2 text-[0.8125rem] font-normal text-muted has-disabled:cursor-not-allowed">
      <input
        type="checkbox"
        checked={chosen}
        disabled={!chosen && state.compare.length >= COMPARED}
        onChange={() => change((now) => toggleCompared(now, id))}
        className="size-4"
      />
      <span className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {label !== name && <span className="sr-only"> {name}</span>}
      </span>
    </label>
  )
}

/** `hideLabel` shows the checkbox only, in a row that names its engine. */
type CompareChoiceProps = { id: string; name: string; label?: string; hideLabel?: boolean }
