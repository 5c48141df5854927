import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { escapeText } from '../escape'
import { linesOf, printLines } from './code-html'
import { codeTheme } from './code-theme'
import { languageLoaders } from './languages'
import type { LineMarks } from './line-marks'

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

/**
 * Renders code as HTML: each line is a `<span class="line">`, each token an `<i class="c-…">`. Classes instead of inline styles reduce the
 * page size and allow a strict Content Security Policy.
 */
export async function highlightToHtml(code: string, language: string, marks: LineMarks): Promise<string> {
  const lines = language === 'text' ? code.split('\n').map((line) => escapeText(line)) : linesOf(await highlighter(), code, language)
  return printLines(lines, code, language, marks)
}
