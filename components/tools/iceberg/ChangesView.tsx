import { counted } from '@/lib/tools/iceberg/units'
import type { SnapshotDetails, SnapshotView } from '@/lib/tools/iceberg/views'
import { FileList } from './FileList'
import { DataTable } from './parts'

/** What an operation means for readers of the table. */
const OPERATIONS: Record<string, string> = {
  append: 'Only data files were added.',
  overwrite: 'Rows were added and deleted in one commit.',
  delete: 'Rows were deleted, by removing data files or by adding delete files.',
  replace: 'Files were rewritten without changing the rows of the table, as compaction does.',
}

/** Files that a snapshot added and removed, and its summary. */
export function ChangesView({
  details,
  snapshot,
  openFile,
}: {
  details: SnapshotDetails
  snapshot: SnapshotView
  openFile: (path: string) => void
}) {
  const { added, removed, more } = details
  return (
    <>
      <p className="tx-lead">
        <strong>{snapshot.operation}.</strong> {OPERATIONS[snapshot.operation] ?? ''}{' '}
        {snapshot.schemaId !== undefined && `Written with schema ${snapshot.schemaId}.`}
      </p>
      {added.length > 0 && (
        <>
          <h3>{counted(added.length, 'file')} added</h3>
          <FileList label="Files that the snapshot added" files={added} open={openFile} />
        </>
      )}
      {removed.length > 0 && (
        <>
          <h3>{counted(removed.length, 'file')} removed</h3>
          <p className="tx-note">They stay in the storage until the snapshots that use them expire.</p>
          <FileList label="Files that the snapshot removed" files={removed} open={openFile} />
        </>
      )}
      {added.length + removed.length === 0 && (
        <p className="tx-note">The opened manifests list no file that this snapshot added or removed.</p>
      )}
      {more > 0 && <p className="tx-note">{counted(more, 'more file')} not shown.</p>}
      <details className="tx-details">
        <summary>Summary that the writer recorded</summary>
        <DataTable
          label="Summary of the snapshot"
          columns={[{ name: 'Key' }, { name: 'Value' }]}
          rows={Object.entries(snapshot.summary).map(([key, value]) => ({ key, cells: [<code key="key">{key}</code>, value] }))}
        />
      </details>
    </>
  )
}
