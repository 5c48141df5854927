import { Anchor } from '@/components/ui/Anchor'
import { counted, countText, sizeText } from '@/lib/tools/iceberg/units'
import type { PressureView } from '@/lib/tools/iceberg/views'
import { DataTable, Facts } from './parts'

const TARGETS = [128, 256, 512, 1024]

/** Small files and delete files of a snapshot, by the limits of OLake Fusion, with advice. */
export function CompactionView({
  pressure,
  target,
  setTarget,
}: {
  pressure: PressureView
  target: number
  setTarget: (megabytes: number) => void
}) {
  const { classes, deletes, filesWithDeletes, deleteReads, partitions, partitionCount, advice } = pressure
  const files = classes.reduce((sum, one) => sum + one.files, 0)
  return (
    <>
      <div className="tx-controls">
        <label className="tx-field">
          <span>Target file size</span>
          <select value={target} onChange={({ currentTarget }) => setTarget(Number(currentTarget.value))}>
            {TARGETS.map((size) => (
              <option key={size} value={size}>
                {size} MB{size === 512 ? ' (default of OLake Fusion)' : ''}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className="tx-advice">
        {advice.map(({ kind, text, href, link }) => (
          <li key={text} data-kind={kind}>
            {text}{' '}
            <Anchor href={href} className="link">
              {link}
            </Anchor>
          </li>
        ))}
      </ul>
      <h3>Data files by size</h3>
      <DataTable
        label="Data files by size"
        columns={[{ name: 'Class' }, { name: 'Files', numeric: true }, { name: 'Size', numeric: true }, { name: 'Share of files' }]}
        rows={classes.map(({ name, files: count, bytes }) => ({
          key: name,
          cells: [
            name,
            countText(count),
            sizeText(bytes),
            <span key="bar" className="tx-bar">
              <span style={{ width: `${(100 * count) / Math.max(1, files)}%` }} />
            </span>,
          ],
        }))}
      />
      <h3>Delete files</h3>
      <Facts
        items={[
          ['Data files with deletes', `${countText(filesWithDeletes)} of ${countText(files)}`],
          ['Delete files that a full scan applies', counted(deleteReads, 'time')],
        ]}
      />
      <DataTable
        label="Delete files by kind"
        columns={[{ name: 'Kind' }, { name: 'Files', numeric: true }, { name: 'Entries', numeric: true }, { name: 'Size', numeric: true }]}
        rows={deletes.map(({ content, files: count, rows, bytes }) => ({
          key: content,
          cells: [content, countText(count), countText(rows), sizeText(bytes)],
        }))}
      />
      <h3>{counted(partitionCount, 'partition')}</h3>
      <DataTable
        label="Files by partition"
        columns={[
          { name: 'Partition' },
          { name: 'Data files', numeric: true },
          { name: 'Average size', numeric: true },
          { name: 'Rows', numeric: true },
          { name: 'Delete files', numeric: true },
        ]}
        rows={partitions.map(({ name, files: count, bytes, rows, deleteFiles }) => ({
          key: name,
          cells: [name, countText(count), count > 0 ? sizeText(bytes / count) : '', countText(rows), countText(deleteFiles)],
        }))}
      />
      {partitionCount > partitions.length && (
        <p className="tx-note">{partitionCount - partitions.length} partitions with fewer files are not shown.</p>
      )}
    </>
  )
}
