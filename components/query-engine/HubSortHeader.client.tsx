'use client'

import type { ReactNode } from 'react'
import { SortHeader } from '@/components/ui/SortHeader'
import { startState } from '@/lib/query-engines/hub-state'
import { useHub } from './use-hub-state'

/** A header of the matrix that sorts it; pressed a second time, it restores the first order. `by` is `name`, `score` or a feature. */
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
