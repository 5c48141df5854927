import { scanLines } from '../../../lib/mdx/source-lines'
import { TOO_DEEP } from '../../../lib/mdx/source-rules'
import type { Place, Problem } from '../../../lib/problem'
import { error } from '../problem'
import { unclosedFence } from './fence-problems'

type Failure = Partial<Place> & { reason?: string; message?: string }

/** Elements of HTML without content, which need a slash in MDX. */
const VOID = /^(area|br|col|hr|img|input|wbr)$/

/** A name that stands for a value of the reader: `HOST`, `your-host`, or the first word of `<your host>`. */
const PLACEHOLDER = /^(?:[A-Z][A-Z\d_-]+|[a-z]+(?:[-_][a-z\d]+)+|your|my|the)$/

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

/** How often a tag is opened, without those that end with a slash, and how often it is closed, outside of code fences. */
function tagCounts(name: string, prose: string): { opened: number; closed: number } {
  const tags = prose.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? []
  return { opened: tags.filter((tag) => !tag.endsWith('/>')).length, closed: prose.split(`</${name}>`).length - 1 }
}

/** A tag that is never closed. The parser reports the end of the text around it, and names the position of the tag in its message. */
function unclosedTag(reason: string, text: string, prose: string): Problem | undefined {
  const [, name = '', line, column] = reason.match(/closing tag for `<([^>`]*)>` \((\d+):(\d+)/) ?? []
  if (line === undefined) return undefined
  const place = { line: Number(line), column: Number(column) }
  if (PLACEHOLDER.test(name)) {
    const tag = (text.split('\n')[place.line - 1] ?? '').slice(place.column - 1).match(/^<[^>]*>/)?.[0] ?? `<${name}>`
    return error(place, `${tag} is parsed as a component; put a placeholder in backticks, such as \`${tag}\``)
  }
  const block = reason.match(/before the end of `(\w+)`/)?.[1]
  const { opened, closed } = tagCounts(name, prose)
  if (block && closed >= opened && closed > 0) return error(place, dividedTag(name, block))
  const remedy = VOID.test(name) ? `write <${name} /> with a slash` : `add </${name}>, or write <${name} /> if it has no content`
  return error(place, `<${name}> is never closed; ${remedy}`)
}

/** The message about a tag that closes an element which is not open, or was opened in another paragraph; undefined for other errors. */
function closingTag(reason: string, prose: string): string | undefined {
  const [, divided, block = ''] = reason.match(/the closing tag `<\/([\w.]+)>` either after the end of `(\w+)`/) ?? []
  if (divided) return dividedTag(divided, block)
  const name = reason.match(/closing tag `<\/([\w.]+)>`, expected corresponding closing tag/)?.[1]
  const { opened, closed } = tagCounts(name ?? '', prose)
  return name && closed > opened ? `</${name}> closes an element that is not open; delete it, or add <${name}> before it` : undefined
}

/** What to do about text that looks like a tag. @param rest the text from the place of the error on, with a few characters before it */
function tagRemedy(rest: string): string {
  const address = rest.match(/<((?:https?:\/\/|[\w.+-]+@)[^>\s]*)>/)?.[1]
  if (address) return `write [${address}](${address.includes('://') ? '' : 'mailto:'}${address}) instead of <${address}>`
  if (rest.includes('<!--')) return 'the comment is never closed; add --> at its end'
  return 'write \\< for an angle bracket in text, or put it in backticks'
}

const IN_TEXT = 'write \\{ for a brace in text, or put it in backticks'

/** Messages for errors of the parser, which only names the unexpected character, with the likely solution. */
const remedies: ReadonlyArray<[reason: RegExp, message: string]> = [
  [
    /import\/exports/,
    'pages must not use import or export, because all components are available automatically; delete the line, or begin it with another word',
  ],
  [/end of file in expression/, `a brace is never closed; ${IN_TEXT}`],
  [/expression/, `the text in braces is parsed as code, but is not code; ${IN_TEXT}, or [#id] for the ID of a heading`],
  [/closing slash/, 'this tag closes an element that is not open; delete it, or add the opening tag'],
  [/before attribute value/, 'the value of an attribute must be in straight quotes, such as title="Docker CLI"'],
]

/** Explains why a text could not be parsed. @param cause the error that the parser threw, with or without a position */
export function explainFailure(cause: unknown, text: string): Problem {
  const { line = 1, column = 1, message = String(cause), reason = message } = cause as Failure
  if (cause instanceof RangeError || reason === TOO_DEEP) return error({ line, column }, TOO_DEEP)
  const { lines, openFence } = scanLines(text)
  // An unclosed fence includes the closing tags after it, so the parser reports the opening tag instead of the fence.
  if (openFence && (line >= openFence.line || /closing tag/.test(reason))) return error(openFence, unclosedFence(openFence.marks))
  const source = text.split('\n')
  // The text without code, in the same lines.
  const prose = source.map((_, index) => lines.find((each) => each.line === index + 1)?.rest ?? '').join('\n')
  const comment = /expression/.test(reason) ? prose.search(/\{\/\*(?:(?!\*\/\s*\})[\s\S])*?(?:\{\/\*|$(?![\s\S]))/) : -1
  if (comment >= 0) {
    const opened = prose.slice(0, comment).split('\n').length
    const place = { line: opened, column: (source[opened - 1] ?? '').indexOf('{/*') + 1 }
    return error(place, 'the comment is never closed; end it with */}')
  }
  const closing = closingTag(reason, prose)
  const tag = closing ? undefined : unclosedTag(reason, text, prose)
  if (tag) return tag
  const failed = source[line - 1] ?? ''
  const known = closing ?? remedies.find(([pattern]) => pattern.test(reason))?.[1]
  const isTag = /name|in closing tag/.test(reason)
  const rest = isTag ? `; ${tagRemedy(failed.slice(failed.lastIndexOf('<', column - 1)))}` : ''
  return error({ line, column }, known ?? `broken MDX: ${isTag ? reason.replace(/, expected[\s\S]*/, '') : reason}${rest}`)
}
