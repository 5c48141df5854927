'use client'

import type { ReactNode } from 'react'
import type { HubEngine } from '@/lib/query-engines/hub-state'
import { HubContext, useHubState } from './use-hub-state'

/** Provides the state of the hub to its children. `engines` contains only the data for filtering and sorting. */
export function HubProvider({ engines, children }: { engines: readonly HubEngine[]; children: ReactNode }) {
  return <HubContext value={useHubState(engines)}>{children}</HubContext>
}
