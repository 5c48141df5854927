'use client'

import { useEffect, useRef } from 'react'
import { phaseOf } from '@/lib/events/event'

/** Corrects what the build said of sessions on this page: one that was to come may be over by the time it is read. */
export function EventPhase() {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const page = anchor.current?.closest('[data-starts]')?.parentElement ?? document
    for (const session of page.querySelectorAll<HTMLElement>('[data-starts][data-ends]')) {
      const { starts = '', ends = '' } = session.dataset
      session.dataset.phase = phaseOf(starts, ends, Date.now())
    }
  }, [])
  return <span ref={anchor} hidden />
}
