'use client'

import type { ReactNode } from 'react'
import { FilterResult, SelectField } from '@/components/ui/FilterFields'
import { useFilter } from '@/components/ui/use-filter'
import { filterQuery } from '@/lib/filter-query'
import { type ReleaseFilter as Filter, productNames, type ReleaseCounts, releaseFilter, releaseKinds } from '@/lib/releases/release'

/**
 * Filters above the list of releases. The filter is stored in the URL. CSS hides the entries that do not match (see app/styles/releases.css), so the
 * entries, `children`, remain content of the server.
 */
export function ReleaseFilter({ counts, children }: { counts: ReleaseCounts; children: ReactNode }) {
  const [filter, change] = useFilter(releaseFilter, filterQuery)
  const countOf = (product: Filter['product'], kind: Filter['kind']) => counts[filterQuery({ product, kind })] ?? 0
  const left = countOf(filter.product, filter.kind)
  return (
    <div className="release-filter" data-product={filter.product || undefined} data-kind={filter.kind || undefined}>
      <div className="needs-js no-print not-prose">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            name="Product"
            value={filter.product}
            any="All products"
            options={Object.entries(productNames).filter(([product]) => countOf(product as Filter['product'], '') > 0)}
            onChange={(product) => change({ product: product as Filter['product'] })}
          />
          <SelectField
            name="Kind of change"
            value={filter.kind}
            any="All changes"
            options={Object.entries(releaseKinds)}
            onChange={(kind) => change({ kind: kind as Filter['kind'] })}
          />
        </div>
        <FilterResult
          text={left === 0 ? 'No release matches these filters.' : `${left} of ${countOf('', '')} releases`}
          filtered={filterQuery(filter) !== ''}
          onClear={() => change({ product: '', kind: '' })}
        />
      </div>
      {children}
    </div>
  )
}
