import type { ReactNode } from 'react'
import type { CardFigureName } from '@/lib/content/home'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Drawing of a table with column names and cells. The `added` column is in the brand color, the `dropped` column is dashed. */
function Columns({ x, names, added, dropped }: { x: number; names: string[]; added?: string; dropped?: string }) {
  return names.map((name, index) => {
    const look = name === added ? 'fig-new' : name === dropped ? 'fig-gone' : 'fig-line'
    return (
      <g key={name}>
        <text x={x + index * 44 + 19} y="24" textAnchor="middle" className={name === added ? 'fig-text fig-strong' : 'fig-text'}>
          {name}
        </text>
        {range(4).map((row) => (
          <rect key={row} x={x + index * 44} y={34 + row * 20} width="38" height="14" rx="3" className={look} />
        ))}
      </g>
    )
  })
}

const arrow = (x: number, y: number) => <path d={`M${x} ${y}h26m-6-5 6 5-6 5`} className="fig-arrow" />

const drawings: Record<CardFigureName, ReactNode> = {
  chunks: (
    <>
      {range(36).map((tile) => {
        const look = [13, 14, 15].includes(tile) ? 'fig-new' : tile < 13 ? 'fig-done' : 'fig-line'
        return (
          <rect key={tile} x={8 + (tile % 12) * 26} y={18 + Math.floor(tile / 12) * 30} width="20" height="22" rx="3" className={look} />
        )
      })}
    </>
  ),
  log: (
    <>
      <path d="M8 34h304M8 86h304" className="fig-rule" />
      {range(15).map((entry) => (
        <rect
          key={entry}
          x={14 + entry * 20}
          y="44"
          width="13"
          height="32"
          rx="3"
          className={entry < 9 ? 'fig-done' : entry === 9 ? 'fig-new' : 'fig-line'}
        />
      ))}
      <path d="M200.5 12v24m-5-6 5 6 5-6" className="fig-arrow" />
    </>
  ),
  cursor: (
    <>
      <path d="M8 40h304" className="fig-rule" />
      {range(12).map((mark) => (
        <rect key={mark} x={16 + mark * 25} y="37" width="14" height="6" rx="3" className="fig-done" />
      ))}
      <path d="M226 92c36 0 40-52 76-52m-6-5 6 5-6 5" className="fig-arrow" />
      {range(5).map((block) => (
        <rect key={block} x={86 + block * 28} y="82" width="20" height="20" rx="3" className="fig-new" />
      ))}
    </>
  ),
  schema: (
    <>
      <Columns x={10} names={['id', 'name']} />
      {arrow(122, 60)}
      <Columns x={176} names={['id', 'name', 'city']} added="city" />
    </>
  ),
  columns: (
    <>
      <Columns x={10} names={['id', 'fax', 'name']} dropped="fax" />
      {arrow(156, 60)}
      <Columns x={196} names={['id', 'name']} />
      <Columns x={284} names={['tags']} added="tags" />
    </>
  ),
  types: (
    <>
      {[
        ['int', 'long'],
        ['float', 'double'],
        ['decimal(9,2)', 'decimal(18,2)'],
      ].map(([from, to], row) => (
        <g key={from}>
          <text x="128" y={32 + row * 34} textAnchor="end" className="fig-text fig-code">
            {from}
          </text>
          {arrow(148, 27 + row * 34)}
          <text x="194" y={32 + row * 34} className="fig-text fig-code fig-strong">
            {to}
          </text>
        </g>
      ))}
    </>
  ),
  partitions: (
    <>
      {range(2).map((month) => (
        <rect key={month} x={8 + month * 76} y="30" width="68" height="60" rx="4" className="fig-done" />
      ))}
      {range(5).map((day) => (
        <rect key={day} x={176 + day * 28} y="30" width="20" height="60" rx="4" className="fig-new" />
      ))}
      <path d="M163 16v88" className="fig-cut" />
      <text x="80" y="112" textAnchor="middle" className="fig-text">
        by month
      </text>
      <text x="242" y="112" textAnchor="middle" className="fig-text fig-strong">
        by day
      </text>
    </>
  ),
}

/** Drawing on a card. Decorative, because the text beside it contains the same information. */
export function CardFigure({ name }: { name: CardFigureName }) {
  return (
    <svg viewBox="-4 0 330 120" className="card-figure" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
