import { counted, countText, sizeText } from '@/lib/tools/iceberg/units'
import type { ContentView } from '@/lib/tools/iceberg/views'
import { FileList } from './FileList'
import { ManifestTable } from './ManifestsView'
import { Answered, DataTable, Facts, ProblemReport } from './parts'
import type { Reader } from './reader'
import { useAnswer } from './use-answer'

type Kind<K extends ContentView['kind']> = Extract<ContentView, { kind: K }>

/** Row groups that are listed one by one. */
const MOST_GROUPS = 20

function Rows({ label, columns, rows }: { label: string; columns: readonly string[]; rows: ReadonlyArray<readonly string[]> }) {
  return (
    <DataTable
      label={label}
      columns={columns.map((name) => ({ name }))}
      rows={rows.map((cells, index) => ({ key: String(index), cells: [...cells] }))}
    />
  )
}

function Parquet({ parquet, rows, rowsProblem }: Kind<'parquet'>) {
  const groups = parquet.rowGroups
  const size = groups.reduce((sum, { compressed }) => sum + compressed, 0)
  const uncompressed = groups.reduce((sum, group) => sum + group.uncompressed, 0)
  return (
    <>
      <Facts
        items={[
          ['Rows', countText(parquet.rows)],
          ['Row groups', countText(groups.length)],
          ['Data', size > 0 ? `${sizeText(size)}, ${(uncompressed / size).toFixed(1)} times as large uncompressed` : 'none'],
          ['Footer', sizeText(parquet.footerLength)],
          ['Written by', parquet.createdBy ?? 'unknown'],
        ]}
      />
      <h4>Columns of the Parquet file</h4>
      <DataTable
        label="Columns of the Parquet file"
        columns={[{ name: 'Column' }, { name: 'Type' }, { name: 'Field id', numeric: true }, { name: 'Values' }]}
        rows={parquet.columns.map(({ path, type, fieldId, required }) => ({
          key: path,
          cells: [path, type, fieldId ?? 'none', required ? 'required' : 'optional'],
        }))}
      />
      <h4>{counted(groups.length, 'row group')}</h4>
      {groups.slice(0, MOST_GROUPS).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: row groups have no other identity than their position
        <details key={index} className="tx-details">
          <summary>
            Row group {index + 1}: {counted(group.rows, 'row')}, {sizeText(group.compressed)}
          </summary>
          <DataTable
            label={`Columns of row group ${index + 1}`}
            columns={[
              { name: 'Column' },
              { name: 'Codec' },
              { name: 'Size', numeric: true },
              { name: 'Nulls', numeric: true },
              { name: 'Smallest' },
              { name: 'Largest' },
              { name: 'From byte', numeric: true },
              { name: 'Encodings' },
            ]}
            rows={group.columns.map(({ path, codec, compressed, nulls, lower, upper, offset, encodings }) => ({
              key: path,
              cells: [
                path,
                codec,
                sizeText(compressed),
                nulls === undefined ? '' : countText(nulls),
                lower ?? '',
                upper ?? '',
                countText(offset),
                encodings,
              ],
            }))}
          />
        </details>
      ))}
      {groups.length > MOST_GROUPS && <p className="tx-note">{groups.length - MOST_GROUPS} more row groups are not shown.</p>}
      {rows && rows.rows.length > 0 && (
        <>
          <h4>First rows</h4>
          <Rows label="First rows of the file" {...rows} />
        </>
      )}
      {rows?.tooLarge && (
        <p className="tx-note">The first rows are not shown, because the first pages of this file are larger than 4 MB.</p>
      )}
      {rowsProblem && <ProblemReport problem={rowsProblem} />}
    </>
  )
}

function Content(view: ContentView) {
  switch (view.kind) {
    case 'parquet':
      return <Parquet {...view} />
    case 'manifest':
      return (
        <>
          <p className="tx-note">
            A manifest with {counted(view.count, 'entry', 'entries')}, partition spec {view.specId}. Open its table to see values of
            partitions.
          </p>
          <FileList label="Entries of the manifest" files={view.entries} marks={{ name: 'Status', of: ({ status }) => status }} />
        </>
      )
    case 'manifest list':
      return (
        <>
          <p className="tx-note">A manifest list with {counted(view.manifests.length, 'manifest')}.</p>
          <ManifestTable manifests={view.manifests} />
        </>
      )
    case 'puffin':
      return (
        <DataTable
          label="Blobs of the Puffin file"
          columns={[
            { name: 'Type' },
            { name: 'Fields' },
            { name: 'From byte', numeric: true },
            { name: 'Size', numeric: true },
            { name: 'Codec' },
            { name: 'Properties' },
          ]}
          rows={view.blobs.map(({ type, fields, offset, length, codec, properties }) => ({
            key: String(offset),
            cells: [
              type,
              fields.join(', '),
              countText(offset),
              sizeText(length),
              codec,
              Object.entries(properties)
                .map(([key, value]) => `${key}: ${value}`)
                .join('; '),
            ],
          }))}
        />
      )
    case 'avro':
      return (
        <>
          <p className="tx-note">An Avro file with other records than those of a manifest. Its blocks are compressed with {view.codec}.</p>
          <Rows label="First records of the file" columns={view.columns} rows={view.rows} />
        </>
      )
    default:
      return <pre className="tx-text">{view.text}</pre>
  }
}

/** Content of an opened file. @param tableKey table whose metadata names the address, if there is one */
export function FileContent({ reader, address, tableKey }: { reader: Reader; address: string; tableKey?: string }) {
  const answer = useAnswer(reader, 'content', [address, tableKey])
  return (
    <Answered answer={answer} label="Reading the file">
      {(view) => <Content {...view} />}
    </Answered>
  )
}
