import { seededRandom, seedOf } from './depth-lines'

/** Geometry, in SVG units, of the home page figure: changes flow from sources through OLake into a table and on to query engines. */

export type Box = { x: number; y: number; width: number; height: number; label: string }
/** A line with moving marks. `ticks` is the number of marks at a time; each moves along the whole line in `seconds`. */
export type Flow = { path: string; ticks: number; seconds: number }
type Segment = { x: number; width: number }
/** A layer of the table with its row groups. The first layer is the newest. */
type Layer = { y: number; height: number; segments: Segment[] }
export type DataPath = {
  width: number
  height: number
  sources: Box[]
  engines: Box[]
  hub: { x: number; y: number; radius: number }
  table: { x: number; y: number; width: number; height: number; layers: Layer[] }
  /** Wavy line below the table that represents the storage. */
  waterline: string
  flows: Flow[]
}

type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** A curve between two points whose ends are parallel to the main direction. */
function curve([x1, y1]: Point, [x2, y2]: Point, direction: 'right' | 'down'): string {
  const [mx, my] = [round((x1 + x2) / 2), round((y1 + y2) / 2)]
  return direction === 'right' ? `M${x1} ${y1}C${mx} ${y1} ${mx} ${y2} ${x2} ${y2}` : `M${x1} ${y1}C${x1} ${my} ${x2} ${my} ${x2} ${y2}`
}

/** Row groups of a layer: segments of different widths, separated by gaps. */
function segments(x: number, width: number, count: number, gap: number, random: () => number): Segment[] {
  const shares = Array.from({ length: count }, () => 0.6 + random())
  const total = shares.reduce((sum, share) => sum + share, 0)
  const space = width - gap * (count - 1)
  let at = x
  return shares.map((share) => {
    const segment = { x: round(at), width: round((share / total) * space) }
    at += segment.width + gap
    return segment
  })
}

function layersOf(table: { x: number; y: number; width: number }, count: number, height: number, gap: number): Layer[] {
  const random = seededRandom(seedOf('layers'))
  return Array.from({ length: count }, (_, index) => ({
    y: table.y + index * (height + gap),
    height,
    segments: segments(table.x, table.width, 3 + Math.floor(random() * 3), 4, random),
  }))
}

/** A wavy line with eight half-waves from `x` to `x + width`. */
function wave(x: number, y: number, width: number): string {
  const step = width / 8
  const crests = Array.from({ length: 8 }, (_, index) => `q${round(step / 2)} ${index % 2 ? 7 : -7} ${round(step)} 0`)
  return `M${x} ${y}${crests.join('')}`
}

const spread = (count: number, from: number, to: number, index: number) =>
  count < 2 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1)

/** Seconds that a mark needs for a line. The values differ, so that the marks do not move in sync. */
const pace = (index: number) => 5 + ((index * 7) % 5) * 0.7

/** Layout for wide screens, from left to right. */
export function widePath(sources: readonly string[], engines: readonly string[]): DataPath {
  const [width, height, middle] = [1200, 392, 188]
  const column = (labels: readonly string[], x: number, boxWidth: number): Box[] =>
    labels.map((label, index) => ({
      label,
      x,
      y: round(spread(labels.length, 8, 324, index)),
      width: boxWidth,
      height: 44,
    }))
  const center = (box: Box) => box.y + box.height / 2
  const hub = { x: 424, y: middle, radius: 66 }
  const table = { x: 624, y: 76, width: 252, height: 214 }
  const layers = layersOf(table, 7, 24, 7)
  const left = column(sources, 8, 176)
  const right = column(engines, 1016, 176)
  const entries = [table.y + 44, middle, table.y + 168]
  const exits = (index: number) => round(spread(engines.length, table.y + 30, table.y + 184, index))
  return {
    width,
    height,
    hub,
    table: { ...table, layers },
    sources: left,
    engines: right,
    waterline: wave(table.x - 24, 322, table.width + 48),
    flows: [
      ...left.map((box, index) => ({
        path: curve([box.x + box.width, center(box)], [hub.x - hub.radius, middle], 'right'),
        ticks: index % 2 ? 2 : 3,
        seconds: pace(index),
      })),
      ...entries.map((y, index) => ({
        path: curve([hub.x + hub.radius, middle], [table.x - 8, y], 'right'),
        ticks: 3,
        seconds: pace(index + 2) - 1,
      })),
      ...right.map((box, index) => ({
        path: curve([table.x + table.width + 8, exits(index)], [box.x, center(box)], 'right'),
        ticks: 2,
        seconds: pace(index + 3),
      })),
    ],
  }
}

/** Layout for phones, from top to bottom. */
export function tallPath(sources: readonly string[], engines: readonly string[]): DataPath {
  const [width, height, middle] = [360, 616, 180]
  const rows = (labels: readonly string[], y: number): Box[] => {
    const first = Math.ceil(labels.length / 2)
    return labels.map((label, index) => {
      const [row, at, count] = index < first ? [0, index, first] : [1, index - first, labels.length - first]
      const [boxWidth, gap] = [108, 10]
      const start = (width - count * boxWidth - (count - 1) * gap) / 2
      return { label, x: round(start + at * (boxWidth + gap)), y: y + row * 50, width: boxWidth, height: 38 }
    })
  }
  const hub = { x: middle, y: 214, radius: 50 }
  const table = { x: 56, y: 336, width: 248, height: 116 }
  const top = rows(sources, 4)
  const bottom = rows(engines, 524)
  const across = (box: Box) => box.x + box.width / 2
  return {
    width,
    height,
    hub,
    table: { ...table, layers: layersOf(table, 5, 18, 6) },
    sources: top,
    engines: bottom,
    waterline: wave(table.x - 16, 474, table.width + 32),
    flows: [
      ...top.map((box, index) => ({
        path: curve([across(box), box.y + box.height], [middle, hub.y - hub.radius], 'down'),
        ticks: 2,
        seconds: pace(index),
      })),
      ...[110, middle, 250].map((x, index) => ({
        path: curve([middle, hub.y + hub.radius], [x, table.y - 6], 'down'),
        ticks: 2,
        seconds: pace(index + 2) - 1,
      })),
      ...bottom.map((box, index) => ({
        path: curve([round(spread(bottom.length, 90, 270, index)), 484], [across(box), box.y], 'down'),
        ticks: 1,
        seconds: pace(index + 3),
      })),
    ],
  }
}
