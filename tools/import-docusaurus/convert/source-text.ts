import GithubSlugger from 'github-slugger'
import { bracketTitles, scanLines } from '../../../lib/mdx/source-lines'

/** Lines of a body, each with its line number in the body as the author wrote it. `isBoxed` marks those of a box around unreadable text. */
export type SourceLines = Array<{ text: string; line: number; isBoxed?: boolean }>

/** The text of the lines. */
export const joined = (lines: SourceLines) => lines.map(({ text }) => text).join('\n')

/** Elements of HTML without content, which MDX requires to be closed. */
export const voidElements: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

const VOID_NAMES = [...voidElements].flatMap((name) => [name, name.toUpperCase()]).join('|')
const VOID_TAG = new RegExp(`<(${VOID_NAMES})\\b((?:[^<>"'{}=]|=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'{}<>]+))*?)\\s*/?>`, 'g')
const INLINE_CODE = /(`+)(?!`)(?:(?!\1)[^`]|(?!\1(?!`))`+)*?\1(?!`)/g

/** A line with its inline code replaced by spaces. */
const withoutInlineCode = (text: string) => text.replace(INLINE_CODE, (code) => ' '.repeat(code.length))

/** The lines of a body with all code replaced by spaces, so that columns stay the same. */
export function withoutCode(lines: SourceLines): string[] {
  const outside = new Set(scanLines(joined(lines)).lines.map(({ line }) => line))
  return lines.map(({ text }, index) => (outside.has(index + 1) ? withoutInlineCode(text) : ' '.repeat(text.length)))
}

/** Applies a change to the parts of a line that are not inline code. */
export function outsideInlineCode(text: string, change: (part: string) => string): string {
  let at = 0
  let result = ''
  for (const match of text.matchAll(INLINE_CODE)) {
    result += change(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return result + change(text.slice(at))
}

const modernized = (text: string, commonMark: boolean) => {
  return (commonMark ? text.replace(/(?<!\\)\{/g, '\\{') : text)
    .replace(/<\/br\s*>/gi, '<br>')
    .replace(VOID_TAG, (_, name: string, attributes: string) => `<${name.toLowerCase()}${attributes.trimEnd()} />`)
    .replace(/(?<!\]\()<(https?:\/\/[^\s<>]+)>/g, '[$1]($1)')
    .replace(/<([\w.+-]+@[\w-]+\.[\w.-]+)>/g, '[$1](mailto:$1)')
}

const HEADING_ID = /^(#{1,6}\s.*?)\s*(?:\{#([\w.:-]+)\}|\{\/\*\s*#([\w.:-]+)\s*\*\/\})\s*$/

/** The ID of a heading; '' if another heading above has it, because a page can have it once only. Links then lead to the other one, as before. */
function freeId(id: string, ids: GithubSlugger): string {
  if (Object.hasOwn(ids.occurrences, id)) return ''
  ids.occurrences[id] = 0
  return id
}

const OPENING = /^(:{3,})[A-Za-z]/
const CLOSING = /^(:{3,})\s*$/

/**
 * Gives admonitions that contain others more colons, as the parser requires. Authors often write three for both. Changes nothing unless every
 * admonition is closed.
 */
function balanceColons(lines: SourceLines): void {
  const open: Array<{ index: number; colons: number }> = []
  const pairs: Array<{ from: number; to: number; colons: number }> = []
  for (const { line, rest } of scanLines(joined(lines)).lines) {
    const opening = rest.match(OPENING)?.[1]
    if (opening) open.push({ index: line - 1, colons: opening.length })
    if (!CLOSING.test(rest)) continue
    const last = open.pop()
    if (!last) return
    const outer = open.at(-1)
    if (outer) outer.colons = Math.max(outer.colons, last.colons + 1)
    pairs.push({ from: last.index, to: line - 1, colons: last.colons })
  }
  if (open.length > 0) return
  for (const { from, to, colons } of pairs) {
    for (const entry of [lines[from], lines[to]]) {
      if (entry) entry.text = entry.text.replace(/:{3,}/, (marks) => ':'.repeat(Math.max(marks.length, colons)))
    }
  }
}

const MDX_CODE = /^[ \t]*(`{3,})mdx-code-block[ \t]*\n([\s\S]*?)\n[ \t]*\1[ \t]*$/gm

/** Unwraps `mdx-code-block` fences, whose content is a part of the page. Keeps the number of lines. */
const withoutExtensions = (body: string) => body.replace(MDX_CODE, '\n$2\n')

const DELIMITER_ROW = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

/** Indexes of the lines that are rows of Markdown tables: from the line before the dashes to the next empty line. */
function tableRows(texts: readonly string[]): Set<number> {
  const rows = new Set<number>()
  texts.forEach((text, index) => {
    if (!text.includes('|') || !DELIMITER_ROW.test(text) || !texts[index - 1]?.includes('|')) return
    for (let row = index - 1; row < texts.length && /[^\s>]/.test(texts[row] ?? ''); row++) rows.add(row)
  })
  return rows
}

/**
 * Puts the tags of `<details>` on lines of their own, as MDX requires. It is the most frequent element that HTML allows within a line. Rows of
 * tables stay as they are, because a line break ends them.
 */
function separateDetails(lines: SourceLines): SourceLines {
  const masked = withoutCode(lines)
  const rows = tableRows(lines.map(({ text }) => text))
  return lines.flatMap(({ text, line }, index) => {
    if (rows.has(index)) return [{ text, line }]
    const indent = text.match(/^[\s>]*/)?.[0] ?? ''
    const tags = [...(masked[index] ?? '').matchAll(/<details\b[^<>]*>(?=\s*\S)|(?<=\S\s*)<\/details>/g)].filter(
      ({ index: at }) => at >= indent.length,
    )
    const cuts = tags.map((tag) => (tag[0].startsWith('</') ? tag.index : tag.index + tag[0].length)).filter((cut) => cut > indent.length)
    const ends = [...cuts, text.length]
    return ends.flatMap((end, part) => {
      const piece = text.slice(part === 0 ? 0 : cuts[part - 1], end)
      return part === 0
        ? [{ text: piece, line }]
        : [
            { text: indent.trimEnd(), line },
            { text: indent + piece.trimStart(), line },
          ]
    })
  })
}

/**
 * Converts what can be converted line by line before a body is parsed: heading IDs, titles of admonitions, tags that HTML does not close,
 * addresses in angle brackets, and the tags of `<details>`. Code is not changed.
 * @param commonMark whether braces are text, as in the `.md` files of a site with `markdown.format: 'detect'`
 */
export function modernize(source: string, commonMark: boolean): SourceLines {
  const body = withoutExtensions(source)
  const lines = body.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const ids = new GithubSlugger()
  for (const { line, prefix, rest } of scanLines(body).lines) {
    const heading = rest.match(HEADING_ID)
    const id = heading && freeId(heading[2] ?? heading[3] ?? '', ids)
    if (!heading && /^#{1,6}\s/.test(rest)) ids.slug(rest.replace(/^#+/, '').trim())
    const titled = heading ? `${heading[1]}${id && ` [#${id}]`}` : rest.replace(/^(:{3,})[ \t]+(?=[a-z])/, '$1')
    lines[line - 1] = { line, text: prefix + outsideInlineCode(titled, (part) => modernized(part, commonMark)) }
  }
  balanceColons(lines)
  const text = joined(lines)
  const bracketed = bracketTitles(text, scanLines(text)).split('\n')
  const titled = lines.map(({ line }, index) => ({ line, text: bracketed[index] ?? '' }))
  return /<\/?details/.test(text) ? separateDetails(titled) : titled
}
