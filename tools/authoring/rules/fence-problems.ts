import type { Code, Node } from 'mdast'
import { placeOf } from '../../../lib/mdx/analyse'
import { parseFenceMeta } from '../../../lib/mdx/fence-meta'
import { takeLineMarks, unknownMarks } from '../../../lib/mdx/line-marks'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problem'
import { error, warning } from '../problem'

/** The text of the first line of a node, from its start on. */
export const startOf = (node: Node, lines: readonly string[]) => (lines[placeOf(node).line - 1] ?? '').slice(placeOf(node).column - 1)

/** Whether a node that begins with a run of marker characters is closed by a line of at least as many. */
export function isClosed({ position }: Node, marks: string, lines: readonly string[]): boolean {
  if (!position || position.end.line === position.start.line) return false
  const last = (lines[position.end.line - 1] ?? '')
    .slice(0, position.end.column - 1)
    .replace(/^[\s>]*/, '')
    .trimEnd()
  return last.length >= marks.length && last === marks.charAt(0).repeat(last.length)
}

/** The message for a code fence without an end. */
export const unclosedFence = (marks: string) => `the code fence is never closed; end it with a line of "${marks}"`

/** Options that a code fence can have. */
const OPTIONS = ['title', 'showLineNumbers', 'live']
/** A title in straight quotes, another option, or numbers and ranges of lines, such as `{1,3-5}`. */
const VALID = /^(?:title=(?:"[^"]*"|'[^']*')|showLineNumbers|live|\{\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*\})$/

/** Options of a code fence that have no effect, because their name is unknown, they name no lines or the title is not in quotes. */
function optionProblems(node: Code): Problem[] {
  const options = (node.meta ?? '').match(/\{[^}]*\}|[^\s{}=]+(?:=(?:"[^"]*"|'[^']*'|\S*))?/g) ?? []
  return options.flatMap((option) => {
    if (VALID.test(option)) return []
    const [name = ''] = option.split('=')
    const advice = OPTIONS.includes(name) ? '' : suggestion(name, OPTIONS)
    const instead = advice || ' Write title="…", showLineNumbers, live or lines such as {1,3-5}.'
    return warning(placeOf(node), `${option} after the language of the code has no effect.${instead}`)
  })
}

/**
 * Problems of a code fence: no end, no language, marks and options without effect, and lines to highlight that it does not have. Code that is
 * indented instead of fenced has no marks. @param lines lines of the text of the node
 */
export function fenceProblems(node: Code, lines: readonly string[]): Problem[] {
  const place = placeOf(node)
  const fence = startOf(node, lines).match(/^(`+|~+)/)?.[0]
  const marks = unknownMarks(node.value).map(({ line, written, mark }) => {
    const instead = mark ?? '++, --, focus or highlight after "!code"'
    return error(
      { ...place, line: place.line + line + 1 },
      `${written} has no effect; write ${instead}, in a comment at the end of the line`,
    )
  })
  const length = takeLineMarks(node.value).code.split('\n').length
  const beyond = parseFenceMeta(node.meta).highlight.find((line) => line < 1 || line > length)
  const count = length === 1 ? '1 line' : `${length} lines`
  return [
    ...(fence && !isClosed(node, fence, lines) ? [error(place, unclosedFence(fence))] : []),
    ...marks,
    ...(beyond === undefined ? [] : [error(place, `line ${beyond} cannot be highlighted, because the code has only ${count}`)]),
    ...optionProblems(node),
    ...(node.lang || !fence
      ? []
      : [
          warning(
            place,
            `the code has no language; write it after the marks, such as ${fence}bash, or ${fence}text for code without colors`,
          ),
        ]),
  ]
}
