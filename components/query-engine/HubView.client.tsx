'use client'

import type { ReactNode } from 'react'
import type { HubView as ViewName } from '@/lib/query-engines/hub-state'
import { useHub } from './use-hub-state'

/** One view of the engines. CSS shows the selected view, and some of the views if there is no JavaScript. */
export function HubView({ name, className, children }: { name: ViewName; className: string; children: ReactNode }) {
  const { state } = useHub()
  return (
    <div data-view={name} data-shown={state.view === name ? '' : undefined} className={className}>
      {children}
    </div>
  )
}
