import type { Leaf, Predicate } from './predicate'
import { columnRange } from './prune'
import type { ScannedFile } from './scan'
import { compareValues, type Value, valueText } from './values'
import type { RangeLane } from './views'

/** Most columns and files that are drawn. */
const MOST_LANES = 3
const MOST_FILES = 60

const leavesOf = (predicate: Predicate): Leaf[] => (predicate.kind === 'leaf' ? [predicate] : predicate.parts.flatMap(leavesOf))

const commonStart = (a: Uint8Array, b: Uint8Array): number => {
  const different = a.findIndex((byte, index) => byte !== b[index])
  return different === -1 ? a.length : different
}

const bytesOf = (value: Value) => (value instanceof Uint8Array ? value : new TextEncoder().encode(String(value)))

/** Bytes after a common start that decide the place of a text. */
const PLACES = 6

/** Place of values between two others, from 0 to 1. Texts are placed by the bytes after their common start. */
function scaleOf(lower: Value, upper: Value): (value: Value) => number {
  const isText = typeof lower === 'string' || lower instanceof Uint8Array
  const start = isText ? commonStart(bytesOf(lower), bytesOf(upper)) : 0
  const number = (value: Value): number =>
    isText
      ? Array.from({ length: PLACES }, (_, index) => (bytesOf(value)[start + index] ?? 0) / 256 ** (index + 1)).reduce(
          (sum, part) => sum + part,
          0,
        )
      : Number(value)
  const [from, to] = [number(lower), number(upper)]
  return (value) => {
    // A text with another start is before or after all others.
    if (isText && commonStart(bytesOf(value), bytesOf(lower)) < start) return compareValues(value, lower) < 0 ? 0 : 1
    return to === from ? 0.5 : Math.min(1, Math.max(0, (number(value) - from) / (to - from)))
  }
}

/** The ranges of the columns of a condition in all files, which show how well the files are clustered. */
export function rangeLanes(predicate: Predicate, files: readonly ScannedFile[]): RangeLane[] {
  const leaves = leavesOf(predicate)
  const fields = new Map(leaves.map(({ field }) => [field.id, field]))
  return [...fields.values()].slice(0, MOST_LANES).flatMap((field) => {
    const ranges = files.map((scanned) => ({ ...scanned, range: columnRange(scanned.file, field) }))
    const bounded = ranges.flatMap(({ file, skipped, range: { lower, upper } }) =>
      lower === undefined || upper === undefined ? [] : [{ file, isRead: !skipped, lower, upper }],
    )
    const values = leaves.flatMap((leaf) => (leaf.field.id === field.id ? leaf.values : []))
    const ends = [...bounded.flatMap(({ lower, upper }) => [lower, upper]), ...values].sort(compareValues)
    const [first, last] = [ends[0], ends.at(-1)]
    if (first === undefined || last === undefined || bounded.length === 0) return []
    const at = scaleOf(first, last)
    const shown = (value: Value) => valueText(field.type, value)
    return [
      {
        column: field.path,
        lower: shown(first),
        upper: shown(last),
        marks: values.map((value) => ({ at: at(value), text: shown(value) })),
        files: bounded
          .sort((a, b) => compareValues(a.lower, b.lower))
          .slice(0, MOST_FILES)
          .map(({ file, isRead, lower, upper }) => ({
            path: file.path,
            from: at(lower),
            to: at(upper),
            isRead,
            text: `${shown(lower)} to ${shown(upper)}`,
          })),
        unknown: ranges.length - bounded.length,
      },
    ]
  })
}
