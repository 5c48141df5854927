import type { ReactNode } from 'react'
import { glyphs } from '@/lib/figures/glyphs'

const { path } = glyphs.mark

/** Logo mark in a drawing. `x` and `y` are the position of its top left corner, `size` is its width and height. */
function Drawn({ x, y, size, width = 2, className = 'stroke-brand' }: DrawnProps) {
  return (
    <path
      d={path}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      className={className}
    />
  )
}

type DrawnProps = { x: number; y: number; size: number; width?: number; className?: string }

/** Drawings of the clear space around the logo and its minimum sizes. */
export function ClearSpace() {
  return (
    <div className="not-prose grid gap-4 sm:grid-cols-2">
      <figure className="rounded-panel border border-line p-6">
        <svg
          viewBox="0 0 240 160"
          className="mx-auto block w-full max-w-72"
          role="img"
          aria-label="The mark with a space around it as wide as the radius of its inner ring."
        >
          <rect x="54.8" y="20.4" width="130.4" height="119.2" className="fill-none stroke-water" strokeDasharray="4 4" />
          {/* As wide and high as the mark with its line ends. */}
          <rect x="77.2" y="42.8" width="85.6" height="74.4" className="fill-none stroke-line" />
          <Drawn x={72} y={26.4} size={96} />
          <path d="M54.8 80h22.4M162.8 80h22.4M120 20.4v22.4M120 117.2v22.4" className="stroke-water" fill="none" />
          {[
            [66, 74],
            [174, 74],
            [129, 35],
            [129, 132],
          ].map(([x, y]) => (
            <text key={`${x} ${y}`} x={x} y={y} textAnchor="middle" className="fill-water text-xs font-semibold">
              r
            </text>
          ))}
        </svg>
        <figcaption className="mt-3 text-center text-sm text-muted">Clear space r: the radius of the inner ring</figcaption>
      </figure>
      <figure className="rounded-panel border border-line p-6">
        <svg viewBox="0 0 240 160" className="mx-auto block w-full max-w-72" role="img" aria-label="The mark at 16, 24 and 48 pixels.">
          <path d="M36 92h168" className="stroke-line" />
          {/* The mark ends above the lower edge of its square. */}
          {[
            [40, 16],
            [92, 24],
            [152, 48],
          ].map(([x = 0, size = 0]) => (
            <g key={size}>
              <Drawn x={x} y={92 - size * 0.946} size={size} />
              <text x={x + size / 2} y="114" textAnchor="middle" className="fill-muted text-xs">
                {size} px
              </text>
            </g>
          ))}
        </svg>
        <figcaption className="mt-3 text-center text-sm text-muted">Minimum size: 16 pixels</figcaption>
      </figure>
    </div>
  )
}

const misuses: Array<{ name: string; drawing: ReactNode }> = [
  {
    name: 'Stretched',
    drawing: (
      <g transform="translate(-60 0) scale(1.75 1)">
        <Drawn x={52} y={24} size={56} />
      </g>
    ),
  },
  {
    name: 'Rotated',
    drawing: (
      <g transform="rotate(38 80 52)">
        <Drawn x={52} y={24} size={56} />
      </g>
    ),
  },
  { name: 'In another color', drawing: <Drawn x={52} y={24} size={56} className="stroke-caution" /> },
  { name: 'Other line width', drawing: <Drawn x={52} y={24} size={56} width={0.8} /> },
  {
    name: 'With low contrast',
    drawing: (
      <>
        <rect width="160" height="104" className="fill-water" />
        <Drawn x={52} y={24} size={56} />
      </>
    ),
  },
  {
    name: 'No clear space',
    drawing: (
      <>
        <Drawn x={52} y={24} size={56} />
        <path d="M30 16h34v34H30ZM104 60h36v28h-36Z" className="fill-none stroke-muted" strokeWidth="2" />
      </>
    ),
  },
]

/** Drawings of incorrect uses of the logo. */
export function Misuse() {
  return (
    <ul className="not-prose grid grid-cols-2 gap-4 desktop:grid-cols-3">
      {misuses.map(({ name, drawing }) => (
        <li key={name} className="overflow-hidden rounded-panel border border-line">
          <svg viewBox="0 0 160 104" className="block w-full border-b border-line" aria-hidden="true">
            {drawing}
          </svg>
          <p className="mt-0 flex items-center gap-2 px-4 py-2.5 text-sm">
            <svg width="14" height="14" viewBox="0 0 14 14" className="flex-none stroke-danger" strokeWidth="1.8" aria-hidden="true">
              <path d="m3 3 8 8M11 3l-8 8" strokeLinecap="round" />
            </svg>
            <span>
              <span className="sr-only">Not: </span>
              {name}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
