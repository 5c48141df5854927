import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { escapeText } from '../escape'
import { linesOf, printLines } from './code-html'
import { codeTheme } from './code-theme'
import { type GrammarLanguage, grammarAliases, languageLoaders } from './languages'
import type { LineMarks } from './line-marks'

let shared: Promise<HighlighterCore> | undefined
const withGrammar = new Map<GrammarLanguage, Promise<HighlighterCore>>()

/** One highlighter for the whole build. Shiki's JavaScript regex engine loads three times faster than the Oniguruma engine. */
function highlighter(): Promise<HighlighterCore> {
  shared ??= createHighlighterCore({
    themes: [codeTheme],
    langAlias: grammarAliases,
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  return shared
}

/**
 * The highlighter with the grammar of a language. All grammars take a fifth of a second, and most pages need one or two. MDX is the only
 * language whose grammar uses others if they are there. It loads all, so that its colors do not depend on what was highlighted before.
 */
function highlighterFor(language: GrammarLanguage): Promise<HighlighterCore> {
  const loaders = language === 'mdx' ? Object.values(languageLoaders) : [languageLoaders[language]]
  const known = withGrammar.get(language)
  const result = known ?? highlighter().then((core) => core.loadLanguage(...loaders.map((load) => load())).then(() => core))
  if (!known) withGrammar.set(language, result)
  return result
}

/**
 * Renders code as HTML: each line is a `<span class="line">`, each token an `<i class="c-…">`. Classes instead of inline styles reduce the
 * page size and allow a strict Content Security Policy.
 */
export async function highlightToHtml(code: string, language: GrammarLanguage | 'text', marks: LineMarks): Promise<string> {
  const lines =
    language === 'text' ? code.split('\n').map((line) => escapeText(line)) : linesOf(await highlighterFor(language), code, language)
  return printLines(lines, code, language, marks)
}
