import { timeText } from '@/lib/tools/iceberg/units'
import type { TableView } from '@/lib/tools/iceberg/views'
import { DataTable, Facts } from './parts'

/** What the metadata file says about the table as a whole. */
export function TableFacts({ table }: { table: TableView }) {
  const { location, uuid, formatVersion, lastUpdated, metadataFile, properties, refs, log, snapshots } = table
  return (
    <>
      <Facts
        items={[
          ['Location', <code key="location">{location}</code>],
          ['Table UUID', <code key="uuid">{uuid ?? 'none'}</code>],
          ['Format version', formatVersion],
          ['Last updated', timeText(lastUpdated)],
          ['Metadata file', <code key="file">{metadataFile}</code>],
        ]}
      />
      {refs.length > 0 && (
        <>
          <h3>Branches and tags</h3>
          <DataTable
            label="Branches and tags"
            columns={[{ name: 'Name' }, { name: 'Kind' }, { name: 'Snapshot' }]}
            rows={refs.map(({ name, type, snapshotId }) => ({
              key: name,
              cells: [name, type, snapshots.find(({ id }) => id === snapshotId)?.number ?? 'expired'],
            }))}
          />
        </>
      )}
      <h3>Properties</h3>
      {properties.length === 0 ? (
        <p className="tx-note">None.</p>
      ) : (
        <DataTable
          label="Table properties"
          columns={[{ name: 'Property' }, { name: 'Value' }]}
          rows={properties.map(({ key, value }) => ({ key, cells: [<code key="key">{key}</code>, value] }))}
        />
      )}
      {log.length > 0 && (
        <>
          <h3>Earlier metadata files</h3>
          <DataTable
            label="Earlier metadata files"
            columns={[{ name: 'Replaced' }, { name: 'File' }]}
            rows={log.map(({ timestamp, file }) => ({ key: file, cells: [timeText(timestamp), file.slice(file.lastIndexOf('/') + 1)] }))}
          />
        </>
      )}
    </>
  )
}
