import type { Code } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Jsx } from '../../../lib/mdx/analyse'
import { type LineMarks, takeLineMarks } from '../../../lib/mdx/line-marks'
import { completeSource, fenced, notImported, separated, withPrefix } from './blocks'
import { asYarn, inTab, isForYarn, packageTabs, withoutTabOptions } from './code-tabs'
import { endOf, type Page, prefixOf, startOf, textIn, valuesOf } from './convert-page'
import { infoOf } from './fence-options'
import { type FenceLanguage, languageFor } from './languages'
import { withHighlightComments } from './magic-comments'
import { expressionValue } from './static-value'

/** Numbers of the highlighted lines. */
const highlightedLines = (marks: LineMarks) => [...marks].flatMap(([line, each]) => (each.has('hl') ? [line] : []))

/** The language of code on this site. A language that the site must learn is noted for the import. */
function supported(page: Page, word: string, code: string): FenceLanguage {
  const result = languageFor(word, code)
  if (result.added) page.environment.language(result.language)
  return result
}

const beyondTheEnd = (lines: string) => `the lines ${lines} are no longer highlighted, because the code ends before them`

const leftOut = (options: readonly string[]) => `the option ${options.join(' ')} was left out`

/** The line numbers of a `<CodeBlock>` as an option of a fence. */
const numbersOf = (value: unknown) => (typeof value === 'number' ? `showLineNumbers=${value}` : value ? 'showLineNumbers' : '')

/** A code fence, or its tab if it is one of several for the same purpose. */
export function renderFence(page: Page, node: Code): string {
  const tab = page.tabs.get(node)
  const fence = plainFence(page, node)
  if (tab) return inTab(fence, tab, prefixOf(page, node))
  const yarn = isForYarn(node) ? asYarn(node.value) : node.value
  if (yarn === node.value) return fence
  const prefix = prefixOf(page, node)
  const info = fence.split('\n')[0]?.replace(/^[`~]+/, '') ?? ''
  return packageTabs(fence, withPrefix(fenced(yarn, info), prefix), prefix)
}

/**
 * A code fence with a language and options of this site. Its text changes only if JSON has comments that highlight lines, or if the site has
 * comments of its own that mark lines.
 */
function plainFence(page: Page, node: Code): string {
  const [, word = '', glued = ''] = (node.lang ?? '').match(/^([^{]*)(\{.*)?$/) ?? []
  const written = withHighlightComments(node.value, page.environment.magicComments ?? [])
  const marked = /^json$/i.test(word) ? takeLineMarks(written) : undefined
  const code = marked?.code ?? written
  const changed = code !== node.value
  const { language, reason } = supported(page, word, code)
  const info = infoOf(`${glued} ${withoutTabOptions(node.meta ?? '')}`, code, marked ? highlightedLines(marked.marks) : [])
  const say = (message: string) => page.note('Code blocks', node, message)
  if (reason) say(`${reason}; the block is now "${language}"`)
  if (info.dropped.length > 0) say(leftOut(info.dropped))
  if (info.beyond) say(beyondTheEnd(info.beyond))
  const wanted = [language || 'text', ...info.options].join(' ').trim()
  if (changed) return withPrefix(fenced(code, wanted), prefixOf(page, node))
  const source = page.source.slice(startOf(node), endOf(node))
  const [, marks = '```', head = ''] = source.match(/^(`{3,}|~{3,})([^\n]*)/) ?? []
  const closed = new RegExp(`\\n[ \\t>]*${marks[0]}{${marks.length},}[ \\t]*$`).test(source)
  const kept = head.trim() === [node.lang, node.meta].filter(Boolean).join(' ') && wanted === head.trim()
  return marks + (kept ? head : wanted) + source.slice(marks.length + head.length) + (closed ? '' : `\n${prefixOf(page, node)}${marks}`)
}

/** The code in a `<CodeBlock>`: a template or text in braces, the text of an imported file, or plain text. */
function codeOf(page: Page, node: Jsx): string | undefined {
  const children = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  const [only] = children
  if (children.length === 1 && (only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression')) {
    const value = expressionValue(only.data, page.modules.names)
    const file = page.modules.texts.get(only.value.trim())
    return typeof value === 'string' ? value : file === undefined ? undefined : page.environment.text(file)
  }
  return children.every(({ type }) => type === 'text') ? textOf(node) : undefined
}

/** The `<CodeBlock>` of the Docusaurus theme as a code fence. */
export function renderCodeBlock(page: Page, node: Jsx): string {
  const values = valuesOf(page, node)
  const code = codeOf(page, node)
  if (code === undefined) {
    page.note('Unknown components', node, 'the code of <CodeBlock> is known only when it runs; write it as a code fence')
    return notImported(page, node, 'CodeBlock')
  }
  const language = textIn(values, 'language') ?? textIn(values, 'className')?.match(/language-(\S+)/)?.[1] ?? ''
  const chosen = supported(page, language, code)
  if (chosen.reason) page.note('Code blocks', node, `${chosen.reason}; the block is now "${chosen.language}"`)
  const title = textIn(values, 'title')
  const meta = [title ? `title="${title}"` : '', textIn(values, 'metastring') ?? '', numbersOf(values.showLineNumbers)]
  const trimmed = code.replace(/^\n|\n\s*$/g, '')
  const { options, dropped, beyond } = infoOf(meta.join(' '), trimmed)
  if (dropped.length > 0) page.note('Code blocks', node, leftOut(dropped))
  if (beyond) page.note('Code blocks', node, beyondTheEnd(beyond))
  const prefix = prefixOf(page, node)
  const text = fenced(trimmed, [chosen.language || 'text', ...options].join(' '))
  return separated(page, node, withPrefix(text, prefix), prefix)
}

/** The `<Mermaid>` of the Docusaurus theme as a diagram in a fence; undefined if its code is known only when it runs. */
export function renderMermaid(page: Page, node: Jsx): string | undefined {
  const code = textIn(valuesOf(page, node), 'value')
  if (code === undefined) return undefined
  const prefix = prefixOf(page, node)
  return separated(page, node, withPrefix(fenced(code.trim(), 'mermaid'), prefix), prefix)
}

/** Code within a line of text, in place of something that runs in the page. */
export const codeInText = (page: Page, node: Parameters<typeof completeSource>[1]) => {
  const source = completeSource(page, node).replace(/\s+/g, ' ')
  const marks = source.includes('`') ? '``' : '`'
  return marks + (source.startsWith('`') || source.endsWith('`') ? ` ${source} ` : source) + marks
}
