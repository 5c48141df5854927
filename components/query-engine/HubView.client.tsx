'use client'

import type { ReactNode } from 'react'
import type { HubView as ViewName } from '@/lib/query-engines/hub-state'
import { useHub } from './use-hub-state'

/** One view of the engines; style sheets show it while it is chosen, and decide which views show without scripts. */
export function HubView({ name, className, children }: { name: ViewName; className: string; children: ReactNode }) {
  const { state } = useHub()
  return (
    <div data-view={name} data-shown={state.view === name ? '' : undefined} className={className}>
      {children}
    </div>
  )
}
