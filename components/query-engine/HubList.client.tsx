'use client'

import type { ReactNode } from 'react'
import { compareEngines, fits } from '@/lib/query-engines/hub-state'
import { useHub } from './use-hub-state'

/**
 * The engines as rows of a table or items of a list, in the chosen order; those that do not fit the filters are hidden. `contents` holds
 * what the server rendered for each engine, by its id.
 */
export function HubList({ as: List, contents, className, itemClassName }: HubListProps) {
  const { engines, state } = useHub()
  const Item = List === 'tbody' ? 'tr' : 'li'
  return (
    <List className={className}>
      {[...engines]
        .sort((a, b) => compareEngines(a, b, state.sort))
        .map((engine) => (
          <Item key={engine.id} hidden={!fits(engine, state)} className={itemClassName}>
            {contents[engine.id]}
          </Item>
        ))}
    </List>
  )
}

type HubListProps = { as: 'tbody' | 'ul'; contents: Readonly<Record<string, ReactNode>>; className?: string; itemClassName?: string }
