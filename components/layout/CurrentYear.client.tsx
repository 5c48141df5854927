'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const now = () => new Date().getFullYear()

/** The current year in the visitor's time zone. The prerendered HTML contains the year of the build. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(subscribe, now, () => built)
}
