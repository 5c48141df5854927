'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { phaseOf } from '@/lib/events/event'

const subscribe = () => () => {}

/**
 * Element with the phase of a session in `data-phase`, which CSS uses to show and hide its parts. `atBuild` is the phase at build time.
 * After hydration, the phase is calculated from the current time, because a session can end after the build. `starts` and `ends` are
 * ISO 8601 timestamps.
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
