import type { CSSProperties, ReactNode } from 'react'
import type { Order } from '@/lib/table-tools'
import { useHydrated } from './use-hydrated'

/** Column header with a button that sorts. The button is disabled until hydration, because sorting needs JavaScript. */
export function SortHeader({ order, onSort, style, children }: SortHeaderProps) {
  const hydrated = useHydrated()
  return (
    <th scope="col" aria-sort={hydrated ? order : undefined} style={style}>
      <button type="button" disabled={!hydrated} onClick={onSort} className="sort-button">
        {children}
      </button>
    </th>
  )
}

type SortHeaderProps = { order: Order; onSort: () => void; style?: CSSProperties | undefined; children: ReactNode }
