import { createHighlighterCore, createHighlighterCoreSync, type HighlighterCore, type ThemedToken } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import json from 'shiki/langs/json.mjs'
import { escapeText } from '../escape'
import { codeTheme, tokenClass } from './code-theme'
import { type HighlightedLanguage, languageLoaders } from './languages'

let shared: Promise<HighlighterCore> | undefined

/** One highlighter for the whole build. Shiki's JavaScript regex engine loads three times faster than the Oniguruma engine. */
function highlighter(): Promise<HighlighterCore> {
  shared ??= createHighlighterCore({
    themes: [codeTheme],
    langs: Object.values(languageLoaders).map((load) => load()),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  return shared
}

const tokenHtml = ({ content, color }: ThemedToken) => {
  const name = content.trim() ? tokenClass(color) : undefined
  return name ? `<i class="${name}">${escapeText(content)}</i>` : escapeText(content)
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

/**
 * Renders code as HTML: each line is a `<span class="line">`, each token an `<i class="c-…">`. Classes instead of inline styles reduce the
 * page size and allow a strict Content Security Policy.
 * @param highlight numbers of the lines to highlight, from 1
 */
export async function highlightToHtml(code: string, language: string, highlight: Set<number>): Promise<string> {
  const lines =
    language === 'text'
      ? code.split('\n').map((line) => escapeText(line))
      : linesOf(await highlighter(), code, language as HighlightedLanguage)
  return printLines(lines, code, language, highlight)
}

let forJson: HighlighterCore | undefined

/** `highlightToHtml` for JSON without waiting, for components, which cannot be asynchronous. */
export function jsonToHtml(code: string, highlight: ReadonlySet<number> = new Set()): string {
  forJson ??= createHighlighterCoreSync({ themes: [codeTheme], langs: [json], engine: createJavaScriptRegexEngine({ forgiving: true }) })
  return printLines(linesOf(forJson, code, 'json'), code, 'json', highlight)
}

/** HTML of each line, without the element around it. */
const linesOf = (highlighter: HighlighterCore, code: string, lang: HighlightedLanguage): string[] =>
  highlighter.codeToTokensBase(code, { lang, theme: codeTheme.name }).map((line) => mergeTokens(line).map(tokenHtml).join(''))

function printLines(lines: readonly string[], code: string, language: string, highlight: ReadonlySet<number>): string {
  const source = code.split('\n')
  return lines
    .map((html, index) => {
      const classes = ['line']
      if (highlight.has(index + 1)) classes.push('hl')
      if (language === 'diff' && /^\+(?!\+\+)/.test(source[index] ?? '')) classes.push('ins')
      if (language === 'diff' && /^-(?!--)/.test(source[index] ?? '')) classes.push('del')
      return `<span class="${classes.join(' ')}">${html}</span>`
    })
    .join('\n')
}
