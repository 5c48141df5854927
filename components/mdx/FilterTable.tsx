import type { ReactNode } from 'react'
import { TableTools } from './TableTools.client'

/**
 * A long table that readers can filter by words and sort by any column. `label` says what the rows are, such as `engines`. Without
 * scripts, and in print, it is the whole table.
 */
export function FilterTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="filter-table" data-filter-table={label}>
      <TableTools label={label} />
      {children}
    </div>
  )
}
