import type { TableView } from '@/lib/tools/iceberg/views'
import { DataTable } from './parts'

/** Schemas of a table, the newest first, with what each changed. */
export function SchemasView({ table, select }: { table: TableView; select: (number: number) => void }) {
  return (
    <>
      <p className="tx-lead">
        Iceberg identifies columns by their id, so a renamed column keeps its data and a column that was dropped and added again does not.
      </p>
      {[...table.schemas].reverse().map(({ id, fields, changes, since, isCurrent, identifierIds }) => (
        <section key={id} className="tx-schema" aria-label={`Schema ${id}`}>
          <h3>
            Schema {id}
            {isCurrent && ', current'}
          </h3>
          <p className="tx-note">
            {since === undefined ? (
              'No snapshot of this metadata file was written with it.'
            ) : (
              <>
                First used by{' '}
                <button type="button" className="tx-link" onClick={() => select(since)}>
                  snapshot {since}
                </button>
                .
              </>
            )}
          </p>
          {changes.length > 0 && (
            <ul className="tx-changes">
              {changes.map(({ field, change }) => (
                <li key={field + change}>
                  <code>{field}</code> {change}
                </li>
              ))}
            </ul>
          )}
          <details className="tx-details" open={isCurrent}>
            <summary>{fields.length} fields</summary>
            <DataTable
              label={`Fields of schema ${id}`}
              columns={[{ name: 'Id', numeric: true }, { name: 'Field' }, { name: 'Type' }, { name: 'Values' }, { name: 'Description' }]}
              rows={fields.map((field) => ({
                key: String(field.id),
                cells: [
                  field.id,
                  <span key="path" style={{ paddingLeft: `${field.depth}rem` }}>
                    {field.path}
                    {identifierIds.includes(field.id) && ' (identifier)'}
                  </span>,
                  field.type,
                  field.required ? 'required' : 'optional',
                  field.doc ?? '',
                ],
              }))}
            />
          </details>
        </section>
      ))}
    </>
  )
}
