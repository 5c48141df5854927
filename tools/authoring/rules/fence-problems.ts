import type { Code } from 'mdast'
import { placeOf } from '../../../lib/mdx/analyse'
import { parseFenceMeta } from '../../../lib/mdx/fence-meta'
import { takeLineMarks, unknownMarks } from '../../../lib/mdx/line-marks'
import { suggestion } from '../../../lib/nearest'
import { startOf } from './node-source'
import type { Problem } from './problem'

/** Finds marks of a code fence that have no effect, and lines to highlight that it does not have. */
export function fenceProblems(node: Code): Problem[] {
  const place = placeOf(node)
  const problems: Problem[] = unknownMarks(node.value).map(({ line, written, mark }) => ({
    line: place.line + line + 1,
    column: place.column,
    message: `${written} has no effect; write ${mark ?? '++, --, focus or highlight after "!code"'}, in a comment at the end of the line`,
  }))
  const lines = takeLineMarks(node.value).code.split('\n').length
  const beyond = parseFenceMeta(node.meta).highlight.find((line) => line < 1 || line > lines)
  if (beyond !== undefined)
    problems.push({
      ...place,
      message: `line ${beyond} cannot be highlighted, because the code has only ${lines === 1 ? '1 line' : `${lines} lines`}`,
    })
  return problems
}

/** Finds curly quotes and dashes of word processors in code, which no shell or parser understands. */
function typographicCode(node: Code): Problem[] {
  if (!node.lang || /^(?:text|txt|plaintext|mermaid|mdx|html|diff|sql)$/i.test(node.lang)) return []
  const { line, column } = placeOf(node)
  return node.value.split('\n').flatMap((text, index): Problem[] => {
    const place = { line: line + index + 1, column }
    // In straight quotes, they are part of a text.
    const [quote] = text.replace(/"[^"]*"|'[^']*'/g, '').match(/[“”„‘’]/) ?? []
    if (quote)
      return [{ ...place, message: `${quote} is a curly quote, which does not work in code; write ${/[“”„]/.test(quote) ? '"' : "'"}` }]
    const [, option] = text.match(/(?:^|\s)–{1,2}([a-z][\w-]*)/i) ?? []
    return option
      ? [{ ...place, message: `the dash before "${option}" is not a hyphen; write ${option.length > 1 ? '--' : '-'}${option}` }]
      : []
  })
}

/** Options that a code fence can have. */
const OPTIONS = ['title', 'showLineNumbers', 'live']
/** A title in straight quotes, another option, or numbers and ranges of lines, such as `{1,3-5}`. */
const VALID = /^(?:title=(?:"[^"]*"|'[^']*')|showLineNumbers|live|\{\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*\})$/

/** Finds options of a code fence that have no effect, because their name is unknown, they name no lines or the title is not in quotes. */
function ineffectiveOptions(node: Code): Problem[] {
  const options = (node.meta ?? '').match(/\{[^}]*\}|[^\s{}=]+(?:=(?:"[^"]*"|'[^']*'|\S*))?/g) ?? []
  return options.flatMap((option) => {
    if (VALID.test(option)) return []
    const [name = ''] = option.split('=')
    const advice = OPTIONS.includes(name) ? '' : suggestion(name, OPTIONS)
    const message = `${option} after the language of the code has no effect.${advice || ' Write title="…", showLineNumbers, live or lines such as {1,3-5}.'}`
    return [{ ...placeOf(node), message }]
  })
}

/** Finds a code fence without the name of its language. Code that is indented instead of fenced has none. */
function missingLanguage(node: Code, lines: readonly string[]): Problem[] {
  const marks = node.lang ? undefined : startOf(node, lines).match(/^(?:`{3,}|~{3,})/)?.[0]
  if (!marks) return []
  const message = `the code has no language; write it after the marks, such as ${marks}bash, or ${marks}text for code without colors`
  return [{ ...placeOf(node), message }]
}

/** Finds what readers or shells do not understand in a code fence, and options without effect. @param lines lines of the text of the node */
export const ineffectiveFence = (node: Code, lines: readonly string[]): Problem[] => [
  ...ineffectiveOptions(node),
  ...missingLanguage(node, lines),
  ...typographicCode(node),
]
