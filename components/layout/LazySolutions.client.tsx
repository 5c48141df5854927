'use client'

import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'

// Pages without the popover do not load its code.
const popover = lazySource(() => import('./SolutionsPopover.client').then((module) => module.SolutionsPopover))

/** The Solutions popover, loaded where an item of the bar shows it. */
export function LazySolutions() {
  return <LazyComponent source={popover} part="The Solutions menu" props={{}} />
}
