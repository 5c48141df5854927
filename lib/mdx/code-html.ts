import type { HighlighterCore, ThemedToken } from 'shiki/core'
import { escapeText } from '../escape'
import { codeTheme, tokenClass } from './code-theme'
import type { LineMarks } from './line-marks'

/** HTML of code in which long addresses can break after a slash when lines wrap, which browsers do only after a hyphen. */
const breakableAddresses = (html: string) =>
  html.replace(/https?:\/\/[^\s&<]{40,}/g, (address) => address.replace(/(?<=\w)\/(?=\w)/g, '/<wbr>'))

const tokenHtml = ({ content, color }: ThemedToken) => {
  const name = content.trim() ? tokenClass(color) : undefined
  const html = breakableAddresses(escapeText(content))
  return name ? `<i class="${name}">${html}</i>` : html
}

/** Merges adjacent tokens of the same color to reduce the number of elements on the page. */
function mergeTokens(tokens: ThemedToken[]): ThemedToken[] {
  const merged: ThemedToken[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    const joins = last && (last.color === token.color || !token.content.trim())
    if (last && joins) merged[merged.length - 1] = { ...last, content: last.content + token.content }
    else merged.push(token)
  }
  return merged
}

/** By default, Shiki stops coloring a line after 500 ms, so a busy machine would store code without colors. */
const NO_LIMIT = 0

/** HTML of each line, without the element around it. */
export const linesOf = (highlighter: HighlighterCore, code: string, lang: string): string[] =>
  highlighter
    .codeToTokensBase(code, { lang, theme: codeTheme.name, tokenizeTimeLimit: NO_LIMIT })
    .map((line) => mergeTokens(line).map(tokenHtml).join(''))

/** HTML of code from that of its lines. */
export function printLines(lines: readonly string[], code: string, language: string, marks: LineMarks): string {
  const source = code.split('\n')
  return lines
    .map((html, index) => {
      const classes = ['line', ...(marks.get(index + 1) ?? [])]
      if (language === 'diff' && /^\+(?!\+\+)/.test(source[index] ?? '')) classes.push('ins')
      if (language === 'diff' && /^-(?!--)/.test(source[index] ?? '')) classes.push('del')
      return `<span class="${classes.join(' ')}">${html}</span>`
    })
    .join('\n')
}
