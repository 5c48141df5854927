const WIDTH = 520
const HEIGHT = 164

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

function Row({ y, label, bars }: { y: number; label: string; bars: readonly Bar[] }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <text y="14" className="compaction-label">
        {label}
      </text>
      {bars.map(({ x, width, isDelete }) => (
        <rect key={x} x={x + 1} y="26" width={width} height="44" rx="3" className={isDelete ? 'compaction-delete' : 'compaction-data'} />
      ))}
    </g>
  )
}

/** The files that a query opens before and after a compaction. */
export function CompactionFigure() {
  return (
    <figure className="not-prose my-6 max-w-[46rem]">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" role="img" aria-label={DESCRIPTION}>
        <Row y={0} label="Before: 11 data files, 4 delete files" bars={barsOf(before)} />
        <Row
          y={90}
          label="After: 3 data files"
          bars={barsOf([
            { width: 130, deletes: false },
            { width: 130, deletes: false },
            { width: 70, deletes: false },
          ])}
        />
      </svg>
      <figcaption className="mt-2 text-sm text-muted">
        Same rows, fewer files. The narrow bars are delete files, which a query must compare with every older data file.
      </figcaption>
    </figure>
  )
}
