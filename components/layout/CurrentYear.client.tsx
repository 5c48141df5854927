'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const now = () => new Date().getFullYear()

/** The visitor's year; that of the build until scripts run. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(subscribe, now, () => built)
}
