import { scanLines } from '../../../lib/mdx/source-lines'
import { outsideInlineCode } from './source-text'

const BLOCK = /^([ \t]*)\$\$[ \t]*\n([\s\S]*?)\n[ \t]*\$\$[ \t]*$/gm
const DISPLAYED = /(?<![\\$])\$\$(?=\S)([^$\n`]*[^\s$`\\])\$\$(?!\$)/g
/** Prices and variables, as in "$5 to $6" and "$HOME/$NAME", have a space before the second sign or a letter after it. */
const IN_TEXT = /(?<![\\$\w])\$(?=\S)([^$\n`]*[^\s$`\\])\$(?![\w${])/g

/** Whether text between two dollar signs is a formula: a letter, or something with a sign of mathematics. */
const isFormula = (text: string) => /^[A-Za-z]$|[_^\\={}<>]/.test(text)

/** A part of a line with its formulas as code. */
const withoutFormulas = (text: string) =>
  text.replace(DISPLAYED, '`$1`').replace(IN_TEXT, (written: string, formula: string) => (isFormula(formula) ? `\`${formula}\`` : written))

/** A body with the formulas between lines of `$$` as code. Those in code are an example, and stay. Keeps the number of lines. */
function withoutBlocks(body: string): string {
  const outside = new Set(scanLines(body).lines.map(({ line }) => line))
  return body.replace(BLOCK, (written: string, indent: string, formula: string, at: number) =>
    outside.has(body.slice(0, at).split('\n').length) ? `${indent}\`\`\`text\n${formula}\n${indent}\`\`\`` : written,
  )
}

/**
 * Makes the formulas of a body code, because their braces and underscores mean something else in text. `line` is that of the first formula;
 * undefined if there is none.
 */
export function formulasAsCode(body: string): { text: string; line: number | undefined } {
  const before = body.split('\n')
  const after = withoutBlocks(body)
  const lines = after.split('\n')
  for (const { line, prefix, rest } of scanLines(after).lines) lines[line - 1] = prefix + outsideInlineCode(rest, withoutFormulas)
  const first = before.findIndex((text, index) => text !== lines[index])
  return { text: lines.join('\n'), line: first < 0 ? undefined : first + 1 }
}
