'use client'

import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'

// Lazy, so that pages without the popover do not load its code.
const popover = lazySource(() => import('./SolutionsPopover.client').then((module) => module.SolutionsPopover))

/** The Solutions popover, loaded only if the navigation bar contains it. */
export function LazySolutions() {
  return <LazyComponent source={popover} part="The Solutions menu" props={{}} />
}
