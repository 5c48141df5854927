import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Elements whose text stays as it was written. */
const VERBATIM = ['code', 'pre', 'svg']

const UNIT = String.raw`(?:[kKMGTP]?i?B|M|[µm]?s|min|h)\b`
const MONTH = String.raw`\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December)`

/** The space between a number and its unit, between hours and minutes, and those between a month, its day and the year. */
const INNER_SPACE = new RegExp(
  String.raw`(?<=\d) (?=${UNIT})|(?<=\d[ \u00a0]h) (?=\d+ min\b)|(?<=${MONTH}) (?=\d{1,2}\b)|(?<=${MONTH} \d{1,2},) (?=\d{4}\b)`,
  'g',
)

/** Keeps numbers with their units, and the parts of a date, on one line: `1 TB`, `January 30, 2026`. */
export const unbrokenUnits = (text: string): string => text.replace(INNER_SPACE, '\u00a0')

/** `unbrokenUnits` for all text of a page except code. */
export function rehypeUnbrokenUnits() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (VERBATIM.includes((node as Element).tagName)) return SKIP
      if (node.type === 'text') node.value = unbrokenUnits(node.value)
    })
}
