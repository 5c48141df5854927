'use client'

import type { ReactNode } from 'react'
import type { HubEngine } from '@/lib/query-engines/hub-state'
import { HubContext, useHubState } from './use-hub-state'

/** Holds the state of the hub for the parts within. `engines` are only what filters and sorting need. */
export function HubProvider({ engines, children }: { engines: readonly HubEngine[]; children: ReactNode }) {
  return <HubContext value={useHubState(engines)}>{children}</HubContext>
}
