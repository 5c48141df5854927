'use client'

import { lazy, Suspense } from 'react'

// Pages without the popover do not load its code.
const Popover = lazy(() => import('./SolutionsPopover.client').then((module) => ({ default: module.SolutionsPopover })))

/** The Solutions popover, loaded where an item of the bar shows it. */
export function LazySolutions() {
  return (
    <Suspense fallback={null}>
      <Popover />
    </Suspense>
  )
}
