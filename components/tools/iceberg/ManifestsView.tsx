import { sizeText } from '@/lib/tools/iceberg/units'
import type { ManifestView, SnapshotDetails } from '@/lib/tools/iceberg/views'
import { DataTable, ProblemReport } from './parts'

const columns = [
  { name: 'Content' },
  { name: 'Partitions' },
  { name: 'Added', numeric: true as const },
  { name: 'Existing', numeric: true as const },
  { name: 'Deleted', numeric: true as const },
  { name: 'Sequence', numeric: true as const },
  { name: 'Size', numeric: true as const },
  { name: 'Manifest' },
]

const states = { read: '', missing: ' (not opened)', damaged: ' (damaged)' }

/** Entries of a manifest list. */
export function ManifestTable({ manifests }: { manifests: readonly ManifestView[] }) {
  return (
    <DataTable
      label="Manifests"
      columns={columns}
      rows={manifests.map(
        ({
          path,
          name,
          content,
          partitions,
          addedFiles,
          existingFiles,
          deletedFiles,
          sequenceNumber,
          minSequenceNumber,
          length,
          state,
        }) => ({
          key: path,
          mark: content,
          cells: [
            content,
            partitions.map(({ name: field, range }) => `${field}: ${range}`).join('; ') || 'none',
            addedFiles ?? 'unknown',
            existingFiles ?? 'unknown',
            deletedFiles ?? 'unknown',
            minSequenceNumber === sequenceNumber ? sequenceNumber : `${minSequenceNumber} to ${sequenceNumber}`,
            sizeText(length),
            <span key="name" title={path}>
              {name.replace(/^(.{8}).*(-m\d+\.avro)$/, '$1…$2')}
              {states[state]}
            </span>,
          ],
        }),
      )}
    />
  )
}

/** What the manifest list of a snapshot contains. */
export function ManifestsView({ details: { manifests, problem } }: { details: SnapshotDetails }) {
  const carried = manifests.filter(
    ({ addedBy, sequenceNumber }) => addedBy !== undefined && sequenceNumber < Math.max(...manifests.map((one) => one.sequenceNumber)),
  )
  return (
    <>
      <p className="tx-lead">
        The manifest list names {manifests.length === 1 ? 'one manifest' : `${manifests.length} manifests`}.{' '}
        {carried.length > 0 &&
          `${carried.length} of them ${carried.length === 1 ? 'was' : 'were'} written by earlier snapshots and reused, which is why a commit is small even if the table is large.`}
      </p>
      {problem && <ProblemReport problem={problem} />}
      {manifests.length > 0 && <ManifestTable manifests={manifests} />}
      {manifests.map(({ path, problem: own }) => own && <ProblemReport key={path} problem={own} />)}
    </>
  )
}
