import type { ReactNode } from 'react'
import { SortableTable } from './SortableTable.client'
import { tableParts } from './table-parts'

/**
 * Long table that readers can filter by words and sort by any column. `label` describes the rows, for example `engines`. `children` must
 * contain one table. Without JavaScript, all rows are shown.
 */
export function FilterTable({ label, children }: { label: string; children: ReactNode }) {
  return <SortableTable label={label} {...tableParts(children)} />
}
