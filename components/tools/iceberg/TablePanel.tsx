import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { tabForKey } from '@/lib/tab-choice'
import { counted, sizeText, timeText } from '@/lib/tools/iceberg/units'
import type { SnapshotDetails, SnapshotView, TableView } from '@/lib/tools/iceberg/views'
import { ChangesView } from './ChangesView'
import { CompactionView } from './CompactionView'
import { FilesView } from './FilesView'
import { ManifestsView } from './ManifestsView'
import { PartitionsView } from './PartitionsView'
import { Answered, Facts } from './parts'
import { QueryView } from './QueryView'
import type { Reader } from './reader'
import { SchemasView } from './SchemasView'
import { TableFacts } from './TableFacts'
import { snapshotText, TimeLine } from './TimeLine'
import { useAnswer } from './use-answer'

const views = {
  changes: 'Changes',
  manifests: 'Manifests',
  files: 'Files',
  query: 'Query plan',
  compaction: 'Compaction',
  schemas: 'Schemas',
  partitions: 'Partitions',
  table: 'Table',
}
type View = keyof typeof views
const names = Object.keys(views) as View[]

const MEGABYTE = 1 << 20
/** Default target file size of OLake UI, in megabytes. */
const TARGET = 512

const viewIn = (search: string): View => names.find((name) => name === new URLSearchParams(search).get('view')) ?? 'changes'
const numberIn = (hash: string): number => Number(/^#snapshot-(\d+)$/.exec(hash)?.[1] ?? 0)

/** View and snapshot in the address, so that both can be linked, and functions that change them. */
function useAddress(snapshots: readonly SnapshotView[]) {
  const newest = snapshots.find(({ isCurrent }) => isCurrent)?.number ?? snapshots.length
  const numbered = (hash: string) => (numberIn(hash) >= 1 && numberIn(hash) <= snapshots.length ? numberIn(hash) : newest)
  const [view, setView] = useState(() => viewIn(window.location.search))
  const [number, setNumber] = useState(() => numbered(window.location.hash))

  useEffect(() => {
    const follow = () => {
      setView(viewIn(window.location.search))
      setNumber(numbered(window.location.hash))
    }
    window.addEventListener('hashchange', follow)
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('popstate', follow)
    }
  })

  const write = (nextView: View, nextNumber: number) => {
    const address = new URL(window.location.href)
    if (nextView === 'changes') address.searchParams.delete('view')
    else address.searchParams.set('view', nextView)
    address.hash = nextNumber > 0 ? `snapshot-${nextNumber}` : ''
    window.history.replaceState(window.history.state, '', address)
    setView(nextView)
    setNumber(nextNumber)
  }
  return { view, number, show: (next: View) => write(next, number), select: (next: number) => write(view, next) }
}

/** Totals of a snapshot, and what is missing to count them. */
function SnapshotHead({ snapshot, details }: { snapshot: SnapshotView; details: SnapshotDetails }) {
  const { totals, complete, missingList, manifests } = details
  const missing = manifests.filter(({ state }) => state === 'missing').length
  return (
    <>
      <Facts
        items={[
          ['Data files', counted(totals.dataFiles, 'file')],
          ['Rows in them', totals.rows.toLocaleString('en-US')],
          ['Size', sizeText(totals.bytes)],
          [
            'Delete files',
            totals.deleteFiles === 0
              ? 'None'
              : `${counted(totals.deleteFiles, 'file')}, ${counted(totals.deletedRows, 'entry', 'entries')}`,
          ],
          ['Committed', timeText(snapshot.timestamp)],
          ['Snapshot id', <code key="id">{snapshot.id}</code>],
        ]}
      />
      {!complete && (
        <p className="tx-warning">
          {missingList
            ? `The manifest list of this snapshot was not opened: ${missingList}`
            : missing > 0
              ? `${counted(missing, 'manifest')} of this snapshot ${missing === 1 ? 'was' : 'were'} not opened, so the numbers are too small. Open the whole metadata folder to complete them.`
              : 'Parts of this snapshot could not be read, so the numbers are too small. See Manifests.'}
        </p>
      )}
    </>
  )
}

/** A table: its time line, and views of the snapshot that is selected on it. */
export function TablePanel({ first, reader, isSample }: { first: TableView; reader: Reader; isSample: boolean }) {
  const [version, setVersion] = useState<string>()
  const other = useAnswer(reader, 'openVersion', version === undefined ? undefined : [version, first.versions])
  const table = version === undefined ? first : (other.value ?? first)
  const { view, number, show, select } = useAddress(table.snapshots)
  const [target, setTarget] = useState(TARGET)
  const [file, setFile] = useState<string>()
  const id = useId()
  const snapshot = table.snapshots[number - 1]
  const details = useAnswer(reader, 'snapshot', snapshot && [table.key, snapshot.id, target * MEGABYTE])
  const current = details.value && snapshot && details.value.id === snapshot.id ? details.value : undefined

  const openFile = (path: string) => {
    setFile(path)
    show('files')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabForKey(names, view, event.key) as View | undefined
    if (!next) return
    event.preventDefault()
    show(next)
    const tab = event.currentTarget.children[names.indexOf(next)]
    if (tab instanceof HTMLElement) tab.focus()
  }
  const place = snapshot && { reader, table, snapshot }
  const ofSnapshot = (content: (given: SnapshotDetails, at: NonNullable<typeof place>) => ReactNode) =>
    place ? (
      <Answered answer={details} label="Reading the manifests">
        {(value) => content(value, place)}
      </Answered>
    ) : (
      <p className="tx-note">The table has no snapshots yet.</p>
    )

  return (
    <div className="tx-panel">
      <div className="tx-table-head">
        <h2 id={`${id}-name`}>{table.name}</h2>
        <p>
          Format version {table.formatVersion}, {counted(table.snapshots.length, 'snapshot')}
          {isSample && ', sample table'}
        </p>
        {first.versions.length > 1 && (
          <label className="tx-field">
            <span>Metadata file</span>
            <select value={version ?? first.metadataFile} onChange={({ currentTarget }) => setVersion(currentTarget.value)}>
              {first.versions.map((path, index) => (
                <option key={path} value={path}>
                  {path.slice(path.lastIndexOf('/') + 1).replace(/^(.{14}).*?(\.(gz\.)?metadata\.json.*)$/, '$1…$2')}
                  {index === 0 ? ' (newest)' : ''}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {other.failure && (
        <Answered answer={other} label="Reading the metadata file">
          {() => null}
        </Answered>
      )}
      {table.snapshots.length > 0 && <TimeLine snapshots={table.snapshots} selected={number} select={select} />}
      <output className="sr-only" aria-live="polite">
        {snapshot && (current ? `${snapshotText(snapshot)}. ${views[view]}.` : `Reading snapshot ${number}`)}
      </output>
      {current && snapshot && <SnapshotHead snapshot={snapshot} details={current} />}
      <div role="tablist" aria-label="Views of the table" className="tx-tabs" onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === view}
            aria-controls={`${id}-view`}
            tabIndex={name === view ? 0 : -1}
            onClick={() => show(name)}
          >
            {views[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the panel of a tab can be reached by keyboard, as the ARIA pattern recommends */}
      <div role="tabpanel" id={`${id}-view`} aria-labelledby={`${id}-${view}`} tabIndex={0} className="tx-view">
        {view === 'changes' && ofSnapshot((value, at) => <ChangesView details={value} snapshot={at.snapshot} openFile={openFile} />)}
        {view === 'manifests' && ofSnapshot((value) => <ManifestsView details={value} />)}
        {view === 'files' && place && <FilesView {...place} file={file} setFile={setFile} />}
        {view === 'query' && place && <QueryView key={place.snapshot.id} {...place} openFile={openFile} />}
        {view === 'compaction' && ofSnapshot((value) => <CompactionView pressure={value.pressure} target={target} setTarget={setTarget} />)}
        {view === 'schemas' && <SchemasView table={table} select={select} />}
        {view === 'partitions' && <PartitionsView table={table} details={current} />}
        {view === 'table' && <TableFacts table={table} />}
      </div>
    </div>
  )
}
