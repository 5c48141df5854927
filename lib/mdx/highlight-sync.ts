import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import bash from 'shiki/langs/bash.mjs'
import json from 'shiki/langs/json.mjs'
import { escapeText } from '../escape'
import { linesOf, printLines } from './code-html'
import { codeTheme } from './code-theme'
import type { LineMarks } from './line-marks'

let shared: HighlighterCore | undefined

/**
 * `highlightToHtml` without waiting, for samples that components take from data files, because such components cannot be asynchronous. It
 * knows JSON and Bash; code in other languages has no colors. It is in a file of its own, so that the site does not contain the grammars
 * of all languages.
 */
export function codeToHtml(code: string, language: string, marks: LineMarks = new Map()): string {
  shared ??= createHighlighterCoreSync({
    themes: [codeTheme],
    langs: [bash, json],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  const known = shared.getLoadedLanguages().includes(language)
  return printLines(known ? linesOf(shared, code, language) : code.split('\n').map(escapeText), code, language, marks)
}
