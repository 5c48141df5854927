import { columnTypes } from '@/lib/tools/types/column-types'
import { VARIES } from '@/lib/tools/types/filter'
import { explorerSources } from '@/lib/tools/types/mapping'
import { TypeFilter } from './TypeFilter.client'
import { TypeTable } from './TypeTable'
import './types.css'

const types: ReadonlyArray<readonly [string, string]> = [
  ...columnTypes.map((type) => [type, type] as const),
  [VARIES, 'Depends on the value'],
]

/** The types of all sources, which readers can filter. The filter is part of the address. */
export function TypeExplorer() {
  const sources = explorerSources()
  return (
    <TypeFilter
      options={{ sources: sources.map(({ id, label }) => [id, label] as const), types }}
      total={sources.reduce((sum, source) => sum + source.types.length, 0)}
    >
      <TypeTable />
    </TypeFilter>
  )
}
