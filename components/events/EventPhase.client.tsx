'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { phaseOf } from '@/lib/events/event'

const subscribe = () => () => {}

/**
 * An element about a session, marked with the session's phase, which decides what of it shows. The build's answer `atBuild` holds until
 * the visitor's clock corrects it: a session that was to come may be over by the time it is read. `starts` and `ends` are ISO instants.
 */
export function EventPhase({ as: Tag, starts, ends, atBuild, className, children }: EventPhaseProps) {
  const phase = useSyncExternalStore(
    subscribe,
    () => phaseOf(starts, ends, Date.now()),
    () => atBuild,
  )
  return (
    <Tag data-phase={phase} className={className}>
      {children}
    </Tag>
  )
}

type EventPhaseProps = {
  as: 'div' | 'li'
  starts: string
  ends: string
  atBuild: ReturnType<typeof phaseOf>
  className: string
  children: ReactNode
}
