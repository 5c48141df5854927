import { useState } from 'react'
import { counted, countText, sizeText } from '@/lib/tools/iceberg/units'
import type { FileView, SnapshotView, TableView } from '@/lib/tools/iceberg/views'
import { FileContent } from './FileContent'
import { Answered, DataTable, Facts } from './parts'
import type { Reader } from './reader'
import { useAnswer } from './use-answer'

const number = (value: number | undefined) => (value === undefined ? '' : countText(value))

function Bounds({ file }: { file: FileView }) {
  if (file.columns.length === 0) return <p className="tx-note">The manifest has no bounds and counts of this file.</p>
  return (
    <DataTable
      label="Bounds and counts of the columns"
      columns={[
        { name: 'Column' },
        { name: 'Type' },
        { name: 'Lower bound' },
        { name: 'Upper bound' },
        { name: 'Values', numeric: true },
        { name: 'Nulls', numeric: true },
        { name: 'Size', numeric: true },
      ]}
      rows={file.columns.map(({ id, name, type, lower, upper, values, nulls, size }) => ({
        key: String(id),
        cells: [name, type, lower ?? '', upper ?? '', number(values), number(nulls), size === undefined ? '' : sizeText(size)],
      }))}
    />
  )
}

function Related({ file, open }: { file: FileView; open: (path: string) => void }) {
  const isData = file.content === 'data'
  if (file.applies === 0)
    return <p className="tx-note">{isData ? 'No delete file applies to it.' : 'It applies to no data file of this snapshot.'}</p>
  return (
    <>
      <h4>{isData ? `Read together with ${counted(file.applies, 'delete file')}` : `Applies to ${counted(file.applies, 'data file')}`}</h4>
      <ul className="tx-related">
        {file.related.map(({ path, name, content, rows }) => (
          <li key={path}>
            <button type="button" className="tx-link" title={path} onClick={() => open(path)}>
              {name}
            </button>{' '}
            {content}, {counted(rows, 'row')}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the manifest says about one file, and its content if it was opened. */
export function FilePanel({ reader, table, snapshot, path, open, close }: FilePanelProps) {
  const answer = useAnswer(reader, 'file', [table.key, snapshot.id, path])
  const [content, setContent] = useState<string>()
  return (
    <Answered answer={answer} label="Reading the entry">
      {(file) => (
        <section aria-label={`File ${file.name}`}>
          <div className="tx-file-head">
            <h3>{file.name}</h3>
            <button type="button" className="tx-button" onClick={close}>
              Close file
            </button>
          </div>
          <Facts
            items={[
              ['Content', file.content],
              ['Format', file.format],
              ['Partition', file.partition || 'none'],
              ['Rows', countText(file.rows)],
              ['Size', sizeText(file.size)],
              ['Sequence number', file.sequenceNumber],
              ...(file.sortOrder ? [['Sorted by', file.sortOrder] as const] : []),
              ...(file.equalityColumns.length > 0 ? [['Compares', file.equalityColumns.join(', ')] as const] : []),
              ...(file.vector
                ? [['Deletion vector', `${sizeText(file.vector.length)} from byte ${countText(file.vector.offset)}`] as const]
                : []),
            ]}
          />
          <Related file={file} open={open} />
          <Bounds file={file} />
          {file.opened ? (
            content === file.path ? (
              <FileContent reader={reader} address={file.path} tableKey={table.key} />
            ) : (
              <button type="button" className="tx-button" onClick={() => setContent(file.path)}>
                Open the {file.format === 'PARQUET' ? 'Parquet' : file.format.toLowerCase()} file
              </button>
            )
          ) : (
            <p className="tx-note">The file itself was not opened. Open the folder with the data to see its row groups and first rows.</p>
          )}
          <p className="tx-path">{file.path}</p>
        </section>
      )}
    </Answered>
  )
}

type FilePanelProps = {
  reader: Reader
  table: TableView
  snapshot: SnapshotView
  path: string
  open: (path: string) => void
  close: () => void
}
