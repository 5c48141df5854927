import { withBasePath } from '@/lib/base-path'
import { sampleTable } from '@/lib/tools/iceberg/sample-table'
import { OpenTable } from './OpenTable.client'
import { SampleSummary } from './SampleSummary'
import './iceberg.css'

/** The table explorer: ways to open a table, and the snapshots of the sample table until one is open. */
export function IcebergExplorer() {
  return (
    <OpenTable sample={withBasePath(sampleTable.archive)}>
      <p className="tx-caption">The sample table, shop.orders</p>
      <SampleSummary />
    </OpenTable>
  )
}
