import type { Place } from '../../../lib/mdx/analyse'
import { scanLines } from '../../../lib/mdx/source-lines'
import { TOO_DEEP } from '../../../lib/mdx/source-rules'
import { headingId, headingIdEdits, unclosedFence } from './markup'
import { fixOf, type Problem } from './problem'

type Failure = Partial<Place> & { reason?: string; message?: string }

/** A heading with an ID in the unsupported form `{#id}`. */
const HEADING_WITH_ID = /^\s*#.*\{#/

/** Elements of HTML without content, which need a slash in MDX. */
const VOID = /^(area|br|col|hr|img|input|wbr)$/

/** A name that stands for a value of the reader: `HOST`, `your-host`, or the first word of `<your host>`. */
const PLACEHOLDER = /^(?:[A-Z][A-Z\d_-]+|[a-z]+(?:[-_][a-z\d]+)+|your|my|the)$/

/** A tag that is never closed. The parser reports the end of the text around it, and names the position of the tag in its message. */
function unclosedTag(reason: string, text: string): Problem | undefined {
  const [, name = '', line, column] = reason.match(/closing tag for `<([^>`]*)>` \((\d+):(\d+)/) ?? []
  if (line === undefined) return undefined
  const place = { line: Number(line), column: Number(column) }
  if (PLACEHOLDER.test(name)) {
    const tag = (text.split('\n')[place.line - 1] ?? '').slice(place.column - 1).match(/^<[^>]*>/)?.[0] ?? `<${name}>`
    return { ...place, message: `${tag} is parsed as a component; put a placeholder in backticks, such as \`${tag}\`` }
  }
  const block = reason.match(/before the end of `(\w+)`/)?.[1]
  const { opened, closed } = tagCounts(name, text)
  if (block && closed >= opened && closed > 0) return { ...place, message: dividedTag(name, block) }
  const remedy = VOID.test(name) ? `write <${name} /> with a slash` : `add </${name}>, or write <${name} /> if it has no content`
  return { ...place, message: `<${name}> is never closed; ${remedy}` }
}

/** Names of the blocks in which a tag can be, for messages. */
const blockNames: Readonly<Record<string, string>> = {
  blockQuote: 'quote',
  containerDirective: 'admonition',
  listItem: 'list item',
  tableData: 'table cell',
  tableHeader: 'table cell',
}

/** The message for an element of which one tag is inside of a block and the other one outside. */
function dividedTag(name: string, block: string): string {
  if (block === 'paragraph')
    return `<${name}> and </${name}> are in different paragraphs; write each on a line of its own, with an empty line before and after the text between them`
  const where = blockNames[block] ?? block
  return `only one of <${name}> and </${name}> is in the ${where}; move both into the ${where}, with its indentation or marks, or both out of it`
}

/** A tag that closes an element in another paragraph than the one in which it was opened. */
function dividedClosingTag(reason: string): string | undefined {
  const [, name, block = ''] = reason.match(/the closing tag `<\/([\w.]+)>` either after the end of `(\w+)`/) ?? []
  return name && dividedTag(name, block)
}

/** How often a tag is opened, without those that end with a slash, and how often it is closed, outside of code fences. */
function tagCounts(name: string, text: string): { opened: number; closed: number } {
  const prose = scanLines(text)
    .lines.map(({ rest }) => rest)
    .join('\n')
  const tags = prose.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? []
  return { opened: tags.filter((tag) => !tag.endsWith('/>')).length, closed: prose.split(`</${name}>`).length - 1 }
}

/** A tag that closes an element which is not open, inside another element. The parser reports that the other element is never closed. */
function extraClosingTag(reason: string, text: string): string | undefined {
  const name = reason.match(/closing tag `<\/([\w.]+)>`, expected corresponding closing tag/)?.[1]
  if (!name) return undefined
  const { opened, closed } = tagCounts(name, text)
  return closed > opened ? `</${name}> closes an element that is not open; delete it, or add <${name}> before it` : undefined
}

/** What to do about text that looks like a tag. @param rest the text from the place of the error on, with a few characters before it */
function tagRemedy(rest: string): string {
  const address = rest.match(/<((?:https?:\/\/|[\w.+-]+@)[^>\s]*)>/)?.[1]
  if (address) return `write [${address}](${address.includes('://') ? '' : 'mailto:'}${address}) instead of <${address}>`
  if (rest.includes('<!--')) return 'the comment is never closed; add --> at its end'
  return 'write \\< for an angle bracket in text, or put it in backticks'
}

/** The message for a parser error, with the likely solution. The parser itself only reports the unexpected character. @param rest see `tagRemedy` */
function remedyOf(reason: string, rest: string): string {
  if (/import\/exports/.test(reason)) {
    return 'pages must not use import or export, because all components are available automatically; delete the line, or begin it with another word'
  }
  if (/end of file in expression/.test(reason)) return 'a brace is never closed; write \\{ for a brace in text, or put it in backticks'
  if (/expression/.test(reason))
    return 'the text in braces is parsed as code, but is not code; write \\{ for a brace in text, or put it in backticks'
  if (/closing slash/.test(reason)) return 'this tag closes an element that is not open; delete it, or add the opening tag'
  if (/before attribute value/.test(reason)) return 'the value of an attribute must be in straight quotes, such as title="Docker CLI"'
  if (/name|in closing tag/.test(reason)) return `broken MDX: ${reason.replace(/, expected[\s\S]*/, '')}; ${tagRemedy(rest)}`
  return `broken MDX: ${reason}`
}

/** The problem of each heading with an ID in the unsupported form. The parser stops at the first. */
function headingIdProblems(text: string): Problem[] {
  const source = text.split('\n')
  return scanLines(text)
    .lines.filter(({ rest }) => HEADING_WITH_ID.test(rest))
    .map(({ line }) => {
      const heading = source[line - 1] ?? ''
      return { line, column: heading.indexOf('{#') + 1, message: headingId(heading), ...fixOf(headingIdEdits([{ line, text: heading }])) }
    })
}

/** The first comment in braces that is not closed by `*\/}`, outside of code fences; undefined if there is none. */
function unclosedComment(text: string): Problem | undefined {
  const prose = text.split('\n').map(() => '')
  for (const { line, rest } of scanLines(text).lines) prose[line - 1] = rest
  const whole = prose.join('\n')
  const index = whole.search(/\{\/\*(?:(?!\*\/\s*\})[\s\S])*?(?:\{\/\*|$(?![\s\S]))/)
  if (index < 0) return undefined
  const line = whole.slice(0, index).split('\n').length
  return { line, column: (text.split('\n')[line - 1] ?? '').indexOf('{/*') + 1, message: 'the comment is never closed; end it with */}' }
}

/** Explains why a text could not be parsed. @param cause the error that the parser threw, with or without a position */
export function explainFailure(cause: unknown, text: string): Problem[] {
  const { line = 1, column = 1, reason, message = String(cause) } = cause as Failure
  if (cause instanceof RangeError || reason === TOO_DEEP) return [{ line, column, message: TOO_DEEP }]
  const { openFence } = scanLines(text)
  // An unclosed fence includes the closing tags after it, so the parser reports the opening tag instead of the fence.
  if (openFence && (line >= openFence.line || /closing tag/.test(reason ?? '')))
    return [{ line: openFence.line, column: openFence.column, message: unclosedFence(openFence.marks) }]
  const failed = text.split('\n')[line - 1] ?? ''
  if (HEADING_WITH_ID.test(failed)) return headingIdProblems(text)
  const comment = /expression/.test(reason ?? '') ? unclosedComment(text) : undefined
  if (comment) return [comment]
  const extra = extraClosingTag(reason ?? '', text)
  if (extra) return [{ line, column, message: extra }]
  const tag = unclosedTag(reason ?? '', text)
  if (tag) return [tag]
  const divided = dividedClosingTag(reason ?? '')
  if (divided) return [{ line, column, message: divided }]
  return [{ line, column, message: remedyOf(reason ?? message, failed.slice(failed.lastIndexOf('<', column - 1))) }]
}
