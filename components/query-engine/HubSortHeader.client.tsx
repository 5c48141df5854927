'use client'

import type { ReactNode } from 'react'
import { SortHeader } from '@/components/ui/SortHeader'
import { startState } from '@/lib/query-engines/hub-state'
import { useHub } from './use-hub-state'

/** Column header that sorts the engines. A second click restores the initial order. `by` is `name`, `score` or a feature. */
export function HubSortHeader({ by, children }: { by: string; children: ReactNode }) {
  const { state, change } = useHub()
  const order = by === 'name' ? 'ascending' : 'descending'
  return (
    <SortHeader
      order={state.sort === by ? order : 'none'}
      onSort={() => change((now) => ({ ...now, sort: now.sort === by ? startState.sort : by }))}
    >
      {children}
    </SortHeader>
  )
}
