import { scanLines } from '../../../lib/mdx/source-lines'
import { boxAround } from './blocks'
import { joined, type SourceLines } from './source-text'

/** Name of the box around text that is not valid MDX. */
const BOX = 'text'

/** Which lines belong to a block: all but the empty ones between code fences. */
function blockLines(lines: SourceLines): boolean[] {
  const outside = new Set(scanLines(joined(lines)).lines.map(({ line }) => line))
  return lines.map(({ text }, index) => text.trim() !== '' || !outside.has(index + 1))
}

/**
 * Puts the block that contains a line into a box that shows it as it is: the lines up to the next empty ones. Readers lose nothing, and the
 * rest of the page is converted.
 * @param row index of the line
 * @returns false if the block is in a box already, or if there is none
 */
export function boxBlock(lines: SourceLines, row: number): boolean {
  const inBlock = blockLines(lines)
  let at = Math.min(row, lines.length - 1)
  while (at > 0 && !inBlock[at]) at--
  if (!inBlock[at]) return false
  const from = inBlock.lastIndexOf(false, at) + 1
  const next = inBlock.indexOf(false, at)
  const to = next < 0 ? lines.length : next
  const block = lines.slice(from, to)
  if (block.some(({ isBoxed }) => isBoxed)) return false
  const line = block[0]?.line ?? 1
  const text = boxAround(BOX, joined(block), 'mdx').split('\n')
  const head = text.length - block.length - 3
  const boxed = text.map((each, index) => ({ text: each, line: block[index - head]?.line ?? line, isBoxed: true }))
  lines.splice(from, block.length, ...boxed)
  return true
}
