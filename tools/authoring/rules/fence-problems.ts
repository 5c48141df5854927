import type { Code } from 'mdast'
import { placeOf } from '../../../lib/mdx/analyse'
import { parseFenceMeta } from '../../../lib/mdx/fence-meta'
import { takeLineMarks, unknownMarks } from '../../../lib/mdx/line-marks'
import { suggestion } from '../../../lib/nearest'
import { startOf } from './node-source'
import type { Problem } from './problem'

/** Finds problems in the options and the marks of a code fence, which would otherwise have no effect. */
export function fenceProblems(node: Code): Problem[] {
  const place = placeOf(node)
  const problems: Problem[] = unknownMarks(node.value).map(({ line, written, mark }) => ({
    line: place.line + line + 1,
    column: place.column,
    message: `${written} has no effect; write ${mark ?? '++, --, focus or highlight after "!code"'}, in a comment at the end of the line`,
  }))
  const [, curly, open] = node.meta?.match(/\btitle=(?:[“”„‘’]([^“”„‘’]*)|([^"'\s]\S*))/) ?? []
  if (curly !== undefined) problems.push({ ...place, message: `the title of the code must be in straight quotes; write title="${curly}"` })
  if (open !== undefined) problems.push({ ...place, message: `the title of the code is not in quotes; write title="${open}"` })
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
export function typographicCode(node: Code): Problem[] {
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
/** Numbers and ranges of lines, such as `{1,3-5}`. */
const LINES = /^\{\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*\}$/

/** What to write instead of an unknown option of a code fence, which other generators may have. */
function optionAdvice(option: string, name: string): string {
  if (option.startsWith('{')) return ' Write numbers and ranges of lines, such as {1,3-5}.'
  const value = option
    .slice(name.length + 1)
    .replace(/^["']|["']$/g, '')
    .trim()
  if (/^(?:file|filename|name)$/i.test(name) && value) return ` Write title="${value}".`
  if (/^hl_?lines$/i.test(name) && value) return ` Write {${value.replace(/\s+/g, ',')}}.`
  if (/^[\w-]+\.[a-z]+$/i.test(option)) return ` Write title="${option}" for the name of a file.`
  return suggestion(name, OPTIONS) || ' Delete it.'
}

/** A title without a quote at its end, before the options after it. */
const OPEN_TITLE = /\btitle=(?:"([^"]*?)|'([^']*?))(?:\s+(?:\{[^}]*\}|showLineNumbers|live))*\s*$/

/** Numbers and ranges of lines with the smaller number of each range first. */
const inOrder = (lines: string) =>
  lines.replace(/(\d+)(\s*-\s*)(\d+)/g, (range, from: string, dash: string, to: string) =>
    Number(from) > Number(to) ? `${to}${dash}${from}` : range,
  )

/** Finds options of a code fence that have no effect, because their name is unknown, they name no lines or the title is not closed. */
export function ineffectiveOptions(node: Code): Problem[] {
  const [, double, single] = node.meta?.match(OPEN_TITLE) ?? []
  const title = double ?? single
  if (title !== undefined) return [{ ...placeOf(node), message: `the title of the code has no quote at its end; write title="${title}"` }]
  const options = (node.meta ?? '').match(/\{[^}]*\}|[^\s{}=]+(?:=(?:"[^"]*"|'[^']*'|[“”„‘’][^“”„‘’]*[“”„‘’]|\S*))?/g) ?? []
  return options.flatMap((option) => {
    const [name = ''] = option.split('=')
    if (OPTIONS.includes(name)) return []
    const ordered = LINES.test(option) ? inOrder(option) : undefined
    if (ordered === option) return []
    if (ordered) return [{ ...placeOf(node), message: `${option} has the larger number first, which marks no line; write ${ordered}` }]
    const advice = optionAdvice(option, name)
    return [{ ...placeOf(node), message: `${option} after the language of the code has no effect.${advice}` }]
  })
}

/** Finds a code fence without the name of its language. Code that is indented instead of fenced has none. */
export function missingLanguage(node: Code, lines: readonly string[]): Problem[] {
  const marks = node.lang ? undefined : startOf(node, lines).match(/^(?:`{3,}|~{3,})/)?.[0]
  return marks
    ? [
        {
          ...placeOf(node),
          message: `the code has no language; write it after the marks, such as ${marks}bash, or ${marks}text for code without colors`,
        },
      ]
    : []
}
