import type { Code } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { sampleProblem } from '../check/samples'
import type { Jsx } from '../mdx/analyse'
import { parseFenceMeta } from '../mdx/fence-meta'
import { canonicalLanguage } from '../mdx/languages'
import { highlightedLines, takeLineMarks } from '../mdx/line-marks'
import { fenced, notImported, plainSource, prefixOf, separated, withPrefix } from './blocks'
import { endOf, type Page, startOf, textIn, valuesOf } from './page'
import { expressionValue } from './static-value'

/** Languages that this site does not highlight, with the closest one that it does. */
const LANGUAGES: Record<string, string> = {
  jsx: 'tsx',
  jsonc: 'javascript',
  json5: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  'shell-session': 'bash',
  shellsession: 'bash',
  env: 'ini',
  dotenv: 'ini',
  md: 'mdx',
  markdown: 'mdx',
  svg: 'xml',
  tf: 'hcl',
  golang: 'go',
  python3: 'python',
  pwsh: 'powershell',
}

/** A list of lines as in `{1,3-5}`, or nothing. */
function lineRanges(lines: readonly number[]): string {
  const sorted = [...new Set(lines)].sort((a, b) => a - b)
  const ranges: Array<[number, number]> = []
  for (const line of sorted) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.length > 0 ? `{${ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',')}}` : ''
}

/** Options of a fence after the import, and the words that were left out. @param marked lines that comments highlight */
function infoOf(meta: string, marked: Iterable<number> = []): { options: string[]; dropped: string[] } {
  const { title, highlight, lineNumbers } = parseFenceMeta(meta)
  const rest = meta.replace(/\btitle=(?:"[^"]*"|'[^']*')|\{[\d,\s-]+\}|\bshowLineNumbers\b(?:=\{?\d+\}?)?/g, ' ')
  const quoted = title?.includes('"') ? `title='${title}'` : `title="${title}"`
  const options = [
    ...(title === undefined ? [] : [quoted]),
    lineRanges([...highlight, ...marked]),
    ...(lineNumbers ? ['showLineNumbers'] : []),
  ]
  return { options: options.filter(Boolean), dropped: rest.split(/\s+/).filter(Boolean) }
}

/** The language that this site highlights code with, and the reason if it is another one than the author's. */
function supported(word: string, code: string): { language: string; reason?: string } {
  const language = LANGUAGES[word.toLowerCase()] ?? word
  const known = canonicalLanguage(language)
  if (!known) return { language: 'text', reason: `the site does not highlight "${word}"` }
  const problem = sampleProblem(known, code)
  if (!problem) return { language }
  return { language: known === 'json' ? 'javascript' : 'text', reason: `the ${known} sample does not parse: ${problem.reason}` }
}

/** A code fence with a language and options of this site. Its text changes only if JSON has comments that highlight lines. */
export function renderFence(page: Page, node: Code): string {
  const [, word = '', glued = ''] = (node.lang ?? '').match(/^([^{]*)(\{.*)?$/) ?? []
  const marked = /^json$/i.test(word) ? takeLineMarks(node.value) : undefined
  const changed = marked !== undefined && marked.code !== node.value
  const code = changed ? marked.code : node.value
  const { language, reason } = supported(word, code)
  const { options, dropped } = infoOf(`${glued} ${node.meta ?? ''}`, changed ? highlightedLines(marked.marks) : [])
  const say = (message: string) => page.note('Code blocks', node, message)
  if (reason) say(`${reason}; the block is now "${language}"`)
  if (dropped.length > 0) say(`the option ${dropped.join(' ')} was left out`)
  const wanted = [language === 'text' && !word ? '' : language, ...options].join(' ').trim()
  if (changed) return withPrefix(fenced(code, wanted), prefixOf(page, node))
  const source = page.source.slice(startOf(node), endOf(node))
  const [, marks = '```', info = ''] = source.match(/^(`{3,}|~{3,})([^\n]*)/) ?? []
  const closed = new RegExp(`\\n[ \\t>]*${marks[0]}{${marks.length},}[ \\t]*$`).test(source)
  const kept = info.trim() === [node.lang, node.meta].filter(Boolean).join(' ') && wanted === info.trim()
  const head = kept ? marks + info : marks + wanted
  return head + source.slice(marks.length + info.length) + (closed ? '' : `\n${prefixOf(page, node)}${marks}`)
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
  const chosen = supported(language, code)
  if (chosen.reason) page.note('Code blocks', node, `${chosen.reason}; the block is now "${chosen.language}"`)
  const title = textIn(values, 'title')
  const meta = [title ? `title="${title}"` : '', textIn(values, 'metastring') ?? '', values.showLineNumbers ? 'showLineNumbers' : '']
  const { options } = infoOf(meta.join(' '))
  const prefix = prefixOf(page, node)
  const text = fenced(code.replace(/^\n|\n\s*$/g, ''), [chosen.language, ...options].join(' '))
  return separated(page, node, withPrefix(text, prefix), prefix)
}

/** Code in place of something that runs in the page. */
export const codeInText = (page: Page, node: Parameters<typeof plainSource>[1]) => {
  const source = plainSource(page, node).replace(/\s+/g, ' ')
  const marks = source.includes('`') ? '``' : '`'
  return marks + (source.startsWith('`') || source.endsWith('`') ? ` ${source} ` : source) + marks
}
