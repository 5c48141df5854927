'use client'

import { compareEngines, fits } from '@/lib/query-engines/hub-state'
import { type Prerendered, prerenderedContent } from '../ui/prerendered'
import { useHub } from './use-hub-state'

/**
 * The engines as table rows or list items, in the selected order. Engines that do not match the filters are hidden. `contents` maps the id
 * of each engine to the content that the server rendered.
 */
export function HubList({ as: List, contents, className, itemClassName }: HubListProps) {
  const { engines, state } = useHub()
  const Item = List === 'tbody' ? 'tr' : 'li'
  return (
    <List className={className}>
      {[...engines]
        .sort((a, b) => compareEngines(a, b, state.sort))
        .map((engine) => (
          <Item key={engine.id} hidden={!fits(engine, state)} className={itemClassName} {...prerenderedContent(contents[engine.id])} />
        ))}
    </List>
  )
}

type HubListProps = { as: 'tbody' | 'ul'; contents: Readonly<Record<string, Prerendered>>; className?: string; itemClassName?: string }
