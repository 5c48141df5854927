import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import json from 'shiki/langs/json.mjs'
import { linesOf, printLines } from './code-html'
import { codeTheme } from './code-theme'

let shared: HighlighterCore | undefined

/**
 * `highlightToHtml` for JSON without waiting, for components, which cannot be asynchronous. It is in a file of its own, so that the site
 * does not contain the grammars of all languages.
 */
export function jsonToHtml(code: string, highlight: ReadonlySet<number> = new Set()): string {
  shared ??= createHighlighterCoreSync({ themes: [codeTheme], langs: [json], engine: createJavaScriptRegexEngine({ forgiving: true }) })
  return printLines(linesOf(shared, code, 'json'), code, 'json', highlight)
}
