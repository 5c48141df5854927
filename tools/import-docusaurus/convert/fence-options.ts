import { parseFenceMeta } from '../../../lib/mdx/fence-meta'
import { takeLineMarks } from '../../../lib/mdx/line-marks'

/** Numbers and ranges of lines, as in `1,3-5`; '' for none. */
function lineRanges(lines: readonly number[]): string {
  const sorted = [...new Set(lines)].sort((a, b) => a - b)
  const ranges: Array<[number, number]> = []
  for (const line of sorted) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',')
}

/** Line numbers, the first of which can be another one than 1: `showLineNumbers=5`, or `showLineNumbers{5}`. */
const LINE_NUMBERS = /\bshowLineNumbers\b(?:=?\{?\b(\d+|true|false)\b\}?)?/

/** Options with ranges of lines as `3-5`. Docusaurus also reads `3..5`, and `3...5`, which does not include the last line. */
const withHyphens = (meta: string) =>
  meta.replace(/\{[\d,\s.…‥-]+\}/g, (lines) =>
    lines
      .replace(/(\d+)(?:\.{3}|…)(\d+)/g, (_, from: string, end: string) => `${from}-${Number(end) - 1}`)
      .replace(/(\d+)(?:\.\.|‥)(\d+)/g, '$1-$2'),
  )

/** The options of a code fence on this site. */
export type FenceInfo = {
  options: string[]
  /** Words that were left out, because this site does not have these options. */
  dropped: string[]
  /** Numbers of highlighted lines that the code does not have, as in `3-4`; '' if there are none. */
  beyond: string
}

/**
 * Options of a code fence after the import.
 * @param meta what follows the language @param code the text of the block @param marked lines that comments highlight
 */
export function infoOf(written: string, code: string, marked: Iterable<number> = []): FenceInfo {
  const meta = withHyphens(written)
  const [numbered = '', first = ''] = meta.match(LINE_NUMBERS)?.slice(0, 2) ?? []
  const { title, highlight } = parseFenceMeta(meta.replace(LINE_NUMBERS, ' '))
  const lineNumbers = numbered !== '' && first !== 'false'
  const rest = meta.replace(LINE_NUMBERS, ' ').replace(/\btitle=(?:"[^"]*"|'[^']*')|\{[\d,\s-]+\}/g, ' ')
  const quoted = title?.includes('"') ? `title='${title}'` : `title="${title}"`
  const length = takeLineMarks(code).code.split('\n').length
  const exists = (line: number) => line >= 1 && line <= length
  const highlighted = lineRanges([...highlight.filter(exists), ...marked])
  const options = [
    ...(title === undefined ? [] : [quoted]),
    ...(highlighted ? [`{${highlighted}}`] : []),
    ...(lineNumbers ? ['showLineNumbers'] : []),
  ]
  const start = /^\d+$/.test(first) && first !== '1' ? [numbered.trim()] : []
  return {
    options,
    dropped: [...rest.split(/\s+/).filter(Boolean), ...start],
    beyond: lineRanges(highlight.filter((line) => !exists(line))),
  }
}
