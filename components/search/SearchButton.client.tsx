'use client'

import { useSyncExternalStore } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { LineDrawing } from '@/components/ui/LineDrawing'
import { routes } from '@/lib/routes'
import { announceIntent, openSearch } from './search-events'

const subscribe = () => () => {}
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

const Glass = () => <LineDrawing path="M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4" size={16} weight={2} />

/**
 * Opens the search modal. Without JavaScript, it is a link to the search page. Hover, focus and touch preload the modal.
 * `stacked` is the variant in the mobile menu, `icon` the variant in the navigation bar of small screens.
 */
export function SearchButton({ stacked = false, icon = false }: { stacked?: boolean; icon?: boolean }) {
  const apple = useSyncExternalStore(subscribe, isApple, () => false)
  const look = icon
    ? 'grid size-11 place-items-center text-muted transition hover:text-ink desktop:hidden'
    : stacked
      ? 'flex min-h-11 items-center gap-2.5 text-[1.0625rem]'
      : 'flex h-9 items-center gap-2 rounded-control border border-line bg-sunken pr-2 pl-3 text-sm text-muted transition hover:border-control'
  return (
    <Anchor
      href={routes.search()}
      className={look}
      data-search-button=""
      aria-label={icon ? 'Search docs' : undefined}
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={announceIntent}
      onFocus={announceIntent}
      onTouchStart={announceIntent}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openSearch(event.currentTarget)
      }}
    >
      <Glass />
      {!icon && <span className={stacked ? '' : 'pr-4'}>Search docs</span>}
      {!icon && !stacked && (
        <span className="needs-js rounded border border-line bg-paper px-1.5 font-sans text-xs leading-5 text-muted" aria-hidden="true">
          {apple ? '⌘ K' : 'Ctrl K'}
        </span>
      )}
    </Anchor>
  )
}
