import type { ReactNode } from 'react'
import { SortableTable } from './SortableTable.client'
import { tableParts } from './table-parts'

/**
 * A long table that readers can filter by words and sort by any column. `label` says what the rows are, such as `engines`; `children`
 * is one table, in Markdown or of a component such as `<ConfigTable>`. Without scripts, and in print, it is the whole table.
 */
export function FilterTable({ label, children }: { label: string; children: ReactNode }) {
  return <SortableTable label={label} {...tableParts(children)} />
}
