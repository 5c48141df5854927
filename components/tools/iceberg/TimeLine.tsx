import { useEffect, useRef, useState } from 'react'
import { counted, shortTime } from '@/lib/tools/iceberg/units'
import type { SnapshotCounts, SnapshotView } from '@/lib/tools/iceberg/views'

/** Snapshots that are drawn at first. Older ones are added on request. */
const MOST = 60
/** Layers of the largest snapshot. Snapshots with fewer files than that have a layer for each file. */
const LAYERS = 14
const LAYER = 5
const WIDTH = 56
const ABOVE = LAYERS * LAYER + 8
const BELOW = 7 * LAYER + 4

/** Number of layers for a number of files, at least one if there are any. */
const layersOf = (files: number, scale: number, most: number) => (files === 0 ? 0 : Math.min(most, Math.max(1, Math.round(files * scale))))

const known = ({ dataFiles }: SnapshotCounts) => dataFiles !== undefined

/** A snapshot in words. */
export function snapshotText({ number, operation, counts, refs }: SnapshotView): string {
  const changes = (
    [
      [counts.addedDataFiles, 'data file added', 'data files added'],
      [counts.removedDataFiles, 'data file removed', 'data files removed'],
      [counts.addedDeleteFiles, 'delete file added', 'delete files added'],
      [counts.removedDeleteFiles, 'delete file removed', 'delete files removed'],
    ] as const
  ).flatMap(([count, one, many]) => (count ? [counted(count, one, many)] : []))
  const totals = known(counts)
    ? `${counted(counts.dataFiles ?? 0, 'data file')}, ${counted(counts.deleteFiles ?? 0, 'delete file')}`
    : 'files not counted by the writer'
  const names = refs.map(({ name, type }) => `${type} ${name}`)
  return [`Snapshot ${number}`, operation, ...names, ...changes, totals].join(', ')
}

/**
 * Files of a snapshot as layers: data files above the water line, delete files below it. Added files are filled, and removed ones are
 * outlined on top of the layers that are left.
 */
function Strata({ counts, scale }: { counts: SnapshotCounts; scale: number }) {
  const { dataFiles = 0, addedDataFiles = 0, removedDataFiles = 0, deleteFiles = 0, addedDeleteFiles = 0, removedDeleteFiles = 0 } = counts
  const data = layersOf(dataFiles, scale, LAYERS)
  const added = Math.min(data, layersOf(addedDataFiles, scale, LAYERS))
  const removed = layersOf(removedDataFiles, scale, LAYERS - data)
  const deletes = layersOf(deleteFiles, scale, 7)
  const addedDeletes = Math.min(deletes, layersOf(addedDeleteFiles, scale, 7))
  const removedDeletes = layersOf(removedDeleteFiles, scale, 7 - deletes)
  const layers = [
    ...Array.from({ length: data + removed }, (_, index) => ({
      y: ABOVE - (index + 1) * LAYER,
      kind: index >= data ? 'removed' : index >= data - added ? 'added' : 'kept',
    })),
    ...Array.from({ length: deletes + removedDeletes }, (_, index) => ({
      y: ABOVE + 2 + index * LAYER,
      kind: index >= deletes ? 'removed-delete' : index >= deletes - addedDeletes ? 'added-delete' : 'kept-delete',
    })),
  ]
  return (
    <svg className="tx-strata" width={WIDTH} height={ABOVE + BELOW} viewBox={`0 0 ${WIDTH} ${ABOVE + BELOW}`} aria-hidden="true">
      {layers.map(({ y, kind }) => (
        <rect
          key={y}
          data-layer={kind}
          x={kind.startsWith('removed') ? 8.5 : 8}
          y={kind.startsWith('removed') ? y + 0.5 : y}
          width={kind.startsWith('removed') ? 39 : 40}
          height={kind.startsWith('removed') ? 2 : 3}
        />
      ))}
      <line className="tx-water" x1="0" x2={WIDTH} y1={ABOVE + 0.5} y2={ABOVE + 0.5} />
    </svg>
  )
}

/** Snapshots in the order of their commits, as radio buttons. */
export function TimeLine({
  snapshots,
  selected,
  select,
}: {
  snapshots: readonly SnapshotView[]
  selected: number
  select: (number: number) => void
}) {
  const [shown, setShown] = useState(MOST)
  const box = useRef<HTMLFieldSetElement>(null)
  const first = Math.max(0, Math.min(snapshots.length - shown, selected - 1))
  const visible = snapshots.slice(first)
  const most = Math.max(
    1,
    ...visible.map(({ counts }) => (counts.dataFiles ?? 0) + (counts.removedDataFiles ?? 0)),
    ...visible.map(({ counts }) => 2 * (counts.deleteFiles ?? 0)),
  )
  const scale = Math.min(1, LAYERS / most)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to another snapshot when it is selected
  useEffect(() => {
    const strip = box.current
    const column = strip?.querySelector<HTMLElement>('label:has(:checked)')
    if (!strip || !column) return
    const [left, right] = [column.offsetLeft, column.offsetLeft + column.offsetWidth]
    if (left < strip.scrollLeft) strip.scrollLeft = left
    else if (right > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = right - strip.clientWidth
  }, [selected])

  return (
    <div className="tx-timeline">
      <p className="tx-legend" aria-hidden="true">
        <span data-layer="added">added</span>
        <span data-layer="kept">kept</span>
        <span data-layer="removed">removed</span>
        <span data-layer="added-delete">delete files, below the line</span>
        {scale < 1 && <span>1 layer is about {Math.round(1 / scale)} files</span>}
      </p>
      {first > 0 && (
        <button type="button" className="tx-button" onClick={() => setShown(shown + MOST)}>
          Show {counted(Math.min(MOST, first), 'older snapshot')}
        </button>
      )}
      <fieldset className="tx-strip" ref={box}>
        <legend className="sr-only">Snapshot</legend>
        {visible.map((snapshot) => {
          const [day, clock] = shortTime(snapshot.timestamp)
          return (
            <label key={snapshot.id} className="tx-column">
              <input
                type="radio"
                name="tx-snapshot"
                value={snapshot.number}
                checked={snapshot.number === selected}
                onChange={() => select(snapshot.number)}
                aria-label={`${snapshotText(snapshot)}, ${day} ${clock}`}
              />
              {known(snapshot.counts) ? <Strata counts={snapshot.counts} scale={scale} /> : <span className="tx-unknown">?</span>}
              <span className="tx-number">{snapshot.number}</span>
              <span className="tx-operation">{snapshot.operation}</span>
              <span className="tx-time">
                {day}
                <br />
                {clock}
              </span>
              {snapshot.refs.map(({ name }) => (
                <span key={name} className="tx-ref">
                  {name}
                </span>
              ))}
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}
