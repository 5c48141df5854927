/** Sizes of data files before a compaction, in units of the drawing, and whether a delete file follows. */
const before = [28, 46, 18, 34, 22, 52, 16, 40, 26, 18, 30].map((width, index) => ({ width, deletes: index % 3 === 1 }))

const DESCRIPTION =
  'Before a compaction, a query opens eleven small data files and four delete files. Afterward, it opens three large data files.'

const GAP = 5
const DELETE_WIDTH = 8

type Bar = { x: number; width: number; isDelete: boolean }

/** Places the files of a row side by side. */
function barsOf(files: ReadonlyArray<{ width: number; deletes: boolean }>): Bar[] {
  const bars: Bar[] = []
  let x = 0
  for (const { width, deletes } of files) {
    bars.push({ x, width, isDelete: false })
    x += width + GAP
    if (!deletes) continue
    bars.push({ x, width: DELETE_WIDTH, isDelete: true })
    x += DELETE_WIDTH + GAP
  }
  return bars
}

const HEIGHT = 44
/** Half of the width of an outline, which is drawn on both sides of the edge. */
const EDGE = 1

function Row({ label, bars, width }: { label: string; bars: readonly Bar[]; width: number }) {
  return (
    <>
      <p className="mt-4 mb-1.5 text-sm text-muted first:mt-0">{label}</p>
      <svg viewBox={`0 0 ${width} ${HEIGHT + 2 * EDGE}`} className="block w-full" aria-hidden="true">
        {bars.map((bar) => (
          <rect
            key={bar.x}
            x={bar.x + EDGE}
            y={EDGE}
            width={bar.width}
            height={HEIGHT}
            rx="3"
            className={bar.isDelete ? 'compaction-delete' : 'compaction-data'}
          />
        ))}
      </svg>
    </>
  )
}

/** The files that a query opens before and after a compaction. */
export function CompactionFigure() {
  const bars = barsOf(before)
  const last = bars.at(-1)
  // Both rows have the scale at which the first one fills the figure.
  const width = (last ? last.x + last.width : 0) + 2 * EDGE
  return (
    <figure className="not-prose my-6 max-w-[46rem]">
      <div role="img" aria-label={DESCRIPTION}>
        <Row label="Before: 11 data files, 4 delete files" bars={bars} width={width} />
        <Row
          label="After: 3 data files"
          bars={barsOf([
            { width: 130, deletes: false },
            { width: 130, deletes: false },
            { width: 70, deletes: false },
          ])}
          width={width}
        />
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        Same rows, fewer files. The narrow bars are delete files, which a query must compare with every older data file.
      </figcaption>
    </figure>
  )
}
