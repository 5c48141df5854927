import { countText, sizeText } from '@/lib/tools/iceberg/units'
import type { SnapshotDetails, TableView } from '@/lib/tools/iceberg/views'
import { DataTable } from './parts'

/** Partition specs and sort orders of a table, and the partitions of the selected snapshot. */
export function PartitionsView({ table, details }: { table: TableView; details: SnapshotDetails | undefined }) {
  const specs = [...table.specs].reverse()
  return (
    <>
      {specs.map(({ id, isDefault, fields }) => (
        <section key={id} className="tx-schema" aria-label={`Partition spec ${id}`}>
          <h3>
            Partition spec {id}
            {isDefault && ', used for new files'}
          </h3>
          {fields.length === 0 ? (
            <p className="tx-note">Not partitioned.</p>
          ) : (
            <DataTable
              label={`Fields of partition spec ${id}`}
              columns={[{ name: 'Id', numeric: true }, { name: 'Field' }, { name: 'Made from' }, { name: 'Type' }]}
              rows={fields.map(({ id: field, name, transform, source, type }) => ({
                key: String(field),
                cells: [field, name, transform === 'identity' ? source : `${transform}(${source})`, type],
              }))}
            />
          )}
        </section>
      ))}
      {specs.length > 1 && (
        <p className="tx-note">
          Files keep the spec that they were written with. A query plans each of them separately, so no data is rewritten when the spec
          changes.
        </p>
      )}
      {table.sortOrders.some(({ fields }) => fields.length > 0) && (
        <section className="tx-schema" aria-label="Sort orders">
          <h3>Sort orders</h3>
          <ul className="tx-changes">
            {table.sortOrders.map(({ id, isDefault, fields }) => (
              <li key={id}>
                {id}: {fields.join(', ') || 'unsorted'}
                {isDefault && ', used for new files'}
              </li>
            ))}
          </ul>
        </section>
      )}
      {details && (
        <section className="tx-schema" aria-label="Partitions of the snapshot">
          <h3>Partitions of the snapshot</h3>
          <DataTable
            label="Partitions of the snapshot"
            columns={[
              { name: 'Partition' },
              { name: 'Data files', numeric: true },
              { name: 'Rows', numeric: true },
              { name: 'Size', numeric: true },
            ]}
            rows={details.pressure.partitions.map(({ name, files, rows, bytes }) => ({
              key: name,
              cells: [name, countText(files), countText(rows), sizeText(bytes)],
            }))}
          />
        </section>
      )}
    </>
  )
}
