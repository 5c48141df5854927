'use client'

import type { ReactNode } from 'react'
import type { EngineFeature } from '@/lib/query-engines/engine'
import { fits } from '@/lib/query-engines/hub-state'
import { HubContext, useHub } from './use-hub-state'

/** Section for a feature with its list of engines. Hidden if another feature is selected or no engine matches the filters. */
export function HubFeature({ feature, children }: { feature: EngineFeature; children: ReactNode }) {
  const hub = useHub()
  const { engines, state } = hub
  // In the section of a feature, the level filter applies to this feature.
  const within = state.level ? { ...state, feature } : state
  const hidden = (state.feature !== '' && state.feature !== feature) || !engines.some((engine) => fits(engine, within))
  return (
    <HubContext value={{ ...hub, state: within }}>
      <section hidden={hidden} aria-labelledby={`feature-${feature}`}>
        {children}
      </section>
    </HubContext>
  )
}
