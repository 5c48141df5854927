import { type FormEvent, useId, useState } from 'react'
import { counted, countText, sizeText } from '@/lib/tools/iceberg/units'
import type { RangeLane, ScanView, SnapshotView, TableView } from '@/lib/tools/iceberg/views'
import { FileList } from './FileList'
import { DataTable, Progress } from './parts'
import type { Reader } from './reader'
import { useAnswer } from './use-answer'

const WHY = { manifest: 'by the ranges in the manifest list', partition: 'by partition', bounds: 'by the bounds of columns' }

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`

/** All files as one bar: read, and skipped for each reason. */
function Share({ scan }: { scan: ScanView }) {
  const { total, read, skipped } = scan
  const parts = [
    { kind: 'read', files: read.files, text: 'read' },
    { kind: 'bounds', files: skipped.bounds.files, text: `skipped ${WHY.bounds}` },
    { kind: 'partition', files: skipped.partition.files, text: `skipped ${WHY.partition}` },
    { kind: 'manifest', files: skipped.manifest.files, text: `skipped ${WHY.manifest}` },
  ].filter(({ files }) => files > 0)
  return (
    <>
      <div className="tx-share" aria-hidden="true">
        {parts.map(({ kind, files }) => (
          <span key={kind} data-part={kind} style={{ width: percent(files, total.files) }} />
        ))}
      </div>
      <ul className="tx-share-key">
        {parts.map(({ kind, files, text }) => (
          <li key={kind} data-part={kind}>
            {counted(files, 'file')} {text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Bounds of a column in each file, on one axis with the values of the condition. */
function Lane({ lane: { column, lower, upper, marks, files, unknown } }: { lane: RangeLane }) {
  return (
    <figure className="tx-lane">
      <figcaption>
        <strong>{column}</strong> in each file, from {lower} to {upper}
        {unknown > 0 && `; ${counted(unknown, 'file')} without bounds`}
      </figcaption>
      <div
        className="tx-lane-box"
        role="img"
        aria-label={`${counted(files.filter(({ isRead }) => isRead).length, 'file')} of ${files.length} with bounds of ${column} would be read`}
      >
        {files.map(({ path, from, to, isRead, text }) => (
          <div key={path} className="tx-range" data-read={isRead} title={text}>
            <span style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
          </div>
        ))}
        {marks.map(({ at, text }) => (
          <span key={text} className="tx-mark" style={{ left: `${at * 100}%` }} title={text} />
        ))}
      </div>
    </figure>
  )
}

function Plan({ scan, openFile }: { scan: ScanView; openFile: (path: string) => void }) {
  const { total, read, manifests, reasons, moreReasons, lanes, files, moreFiles } = scan
  const skipped = new Map(files.map(({ row, skipped: reason }) => [row.path, reason?.text]))
  return (
    <>
      <p className="tx-result" role="status">
        Reads <strong>{countText(read.files)}</strong> of {counted(total.files, 'data file')}, {sizeText(read.bytes)} of{' '}
        {sizeText(total.bytes)}
        {read.deleteFiles > 0 &&
          `, and ${counted(read.deleteFiles, 'delete file')} that ${read.deleteFiles === 1 ? 'applies' : 'apply'} to them`}
        .{' '}
        {manifests.skipped > 0 && `${counted(manifests.skipped, 'manifest')} of ${manifests.read + manifests.skipped} need not be opened.`}
      </p>
      <Share scan={scan} />
      {lanes.map((lane) => (
        <Lane key={lane.column} lane={lane} />
      ))}
      {reasons.length > 0 && (
        <>
          <h3>Why files are skipped</h3>
          <DataTable
            label="Reasons for skipped files"
            columns={[{ name: 'Files', numeric: true }, { name: 'Size', numeric: true }, { name: 'Skipped' }, { name: 'Because' }]}
            rows={reasons.map(({ by, text, files: count, bytes }) => ({
              key: `${by} ${text}`,
              cells: [countText(count), sizeText(bytes), WHY[by], text],
            }))}
          />
          {moreReasons > 0 && <p className="tx-note">{counted(moreReasons, 'more reason')} not shown.</p>}
        </>
      )}
      <details className="tx-details">
        <summary>All data files with their result</summary>
        <FileList
          label="Data files and whether they are read"
          files={files.map(({ row }) => row)}
          open={openFile}
          marks={{ name: 'Result', of: ({ path }) => skipped.get(path) ?? 'read' }}
        />
        {moreFiles > 0 && <p className="tx-note">{counted(moreFiles, 'more file')} not shown.</p>}
      </details>
    </>
  )
}

/** A condition that suits a table: on the source of its first partition field, or on its first column. */
function example(table: TableView): string {
  const source = table.specs.find(({ isDefault }) => isDefault)?.fields[0]?.source
  const fields = table.schemas.find(({ isCurrent }) => isCurrent)?.fields ?? []
  const field = fields.find(({ path }) => path === source) ?? fields.find(({ depth, type }) => depth === 0 && !/struct|list|map/.test(type))
  if (!field) return ''
  const name = /^[A-Za-z_]\w*$/.test(field.path) ? field.path : `"${field.path}"`
  if (/^timestamp|^date/.test(field.type)) {
    const last = new Date(table.lastUpdated).toISOString().slice(0, 8)
    return `${name} >= '${last}01'`
  }
  return /int|long|float|double|decimal/.test(field.type)
    ? `${name} > 100`
    : field.type === 'string'
      ? `${name} = 'value'`
      : `${name} IS NOT NULL`
}

/** How many files a query with a condition reads, and why it skips the others. */
export function QueryView({ reader, table, snapshot, openFile }: QueryViewProps) {
  const asked = typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('where')
  const [text, setText] = useState(asked ?? example(table))
  const [condition, setCondition] = useState(text)
  const answer = useAnswer(reader, 'scan', [table.key, snapshot.id, condition])
  const id = useId()
  const failure = answer.failure?.kind === 'condition' ? answer.failure : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setCondition(text)
    const address = new URL(window.location.href)
    address.searchParams.set('where', text)
    window.history.replaceState(window.history.state, '', address)
    answer.again()
  }
  return (
    <>
      <form className="tx-query" onSubmit={submit}>
        <label htmlFor={id}>WHERE</label>
        <input
          id={id}
          type="text"
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={failure !== undefined}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" className="tx-button tx-primary">
          Plan
        </button>
      </form>
      <p className="tx-note" id={`${id}-help`}>
        {failure ? (
          <span className="tx-error" role="alert">
            Character {failure.at + 1}: {failure.message}
          </span>
        ) : (
          "Use =, !=, <, >, IN, BETWEEN, LIKE 'a%', IS NULL, AND, OR and NOT. Only metadata is compared; no rows are read."
        )}
      </p>
      {answer.failure && !failure && <p className="tx-error">The plan could not be made.</p>}
      {answer.value === undefined && answer.isBusy && <Progress label="Comparing the files" bytes={answer.bytes} cancel={answer.cancel} />}
      {answer.value && <Plan scan={answer.value} openFile={openFile} />}
    </>
  )
}

type QueryViewProps = { reader: Reader; table: TableView; snapshot: SnapshotView; openFile: (path: string) => void }
