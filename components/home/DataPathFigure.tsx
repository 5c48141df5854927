import type { CSSProperties } from 'react'
import { type Box, type DataPath, type Flow, tallPath, widePath } from '@/lib/figures/data-path'
import { glyphs } from '@/lib/figures/glyphs'
import './data-path.css'

const sources = ['Postgres', 'MySQL', 'MongoDB', 'Kafka', '4 more']
const engines = ['Trino', 'Spark', 'DuckDB', 'Snowflake', '12 more']

const DESCRIPTION =
  'OLake replicates changes from Postgres, MySQL, MongoDB, Kafka and four other sources to Apache Iceberg tables in object storage. Query engines such as Trino, Spark, DuckDB and Snowflake read the tables.'

function Station({ box, glyph }: { box: Box; glyph: string }) {
  return (
    <g>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="8" className="path-box" />
      <path d={glyph} transform={`translate(${box.x + 12} ${box.y + box.height / 2 - 9}) scale(0.75)`} className="path-glyph" />
      <text x={box.x + 36} y={box.y + box.height / 2 + 5} className="path-label">
        {box.label}
      </text>
    </g>
  )
}

/** Marks that move along a line once, until each is at its own place again. Without animation, they are evenly distributed over it. */
function Ticks({ flow }: { flow: Flow }) {
  return (
    <g style={{ '--line': `path("${flow.path}")`, '--time': `${flow.seconds}s` } as CSSProperties}>
      {Array.from({ length: flow.ticks }, (_, index) => {
        const place = { '--at': Math.round(((index + 0.5) / flow.ticks) * 100) / 100 } as CSSProperties
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a line differ only in their position
        return <rect key={index} x="-5" y="-1.5" width="10" height="3" rx="1.5" className="path-tick" style={place} />
      })}
    </g>
  )
}

function Drawing({ drawing, className }: { drawing: DataPath; className: string }) {
  const { hub, table, waterline } = drawing
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} className={className} role="img" aria-label={DESCRIPTION}>
      {drawing.flows.map((flow) => (
        <path key={flow.path} d={flow.path} className="path-line" />
      ))}
      {drawing.flows.map((flow) => (
        <Ticks key={flow.path} flow={flow} />
      ))}
      {drawing.sources.map((box) => (
        <Station key={box.label} box={box} glyph={box.label === 'Kafka' ? glyphs.stream.path : glyphs.database.path} />
      ))}
      {drawing.engines.map((box) => (
        <Station key={box.label} box={box} glyph={glyphs.lens.path} />
      ))}
      <circle cx={hub.x} cy={hub.y} r={hub.radius + 20} className="path-ring" />
      <circle cx={hub.x} cy={hub.y} r={hub.radius + 10} className="path-ring" />
      <circle cx={hub.x} cy={hub.y} r={hub.radius} className="path-hub" />
      <path
        d={glyphs.mark.path}
        transform={`translate(${hub.x - hub.radius * 0.6} ${hub.y - hub.radius * 0.62}) scale(${(hub.radius * 1.2) / 24})`}
        className="path-mark"
      />
      {table.layers.map((layer, depth) => (
        <g
          key={layer.y}
          className={depth === 0 ? 'path-layer path-newest' : 'path-layer'}
          style={{ '--share': `${Math.max(12, 55 - depth * 7)}%` } as CSSProperties}
        >
          {layer.segments.map((segment) => (
            <rect key={segment.x} x={segment.x} y={layer.y} width={segment.width} height={layer.height} rx="3" />
          ))}
        </g>
      ))}
      <path d={waterline} className="path-water" />
      <text x={table.x + table.width / 2} y={table.y - 18} textAnchor="middle" className="path-label path-title">
        Iceberg tables
      </text>
      <text x={table.x + table.width / 2} y={waterY(drawing) + 30} textAnchor="middle" className="path-note">
        your object storage
      </text>
    </svg>
  )
}

const waterY = ({ waterline }: DataPath) => Number(waterline.split(/[ q]/)[1])

/**
 * Figure of the home page, which moves once after the page has appeared: a page at rest costs nothing. A control that works without JavaScript
 * stops it earlier. It does not start if the system requests reduced motion.
 */
export function DataPathFigure() {
  return (
    <figure className="data-path">
      <Drawing drawing={widePath(sources, engines)} className="hidden md:block" />
      <Drawing drawing={tallPath(sources, engines)} className="path-tall mx-auto max-w-[26rem] md:hidden" />
      <label className="path-switch no-print">
        <input type="checkbox" /> Pause motion
      </label>
    </figure>
  )
}
