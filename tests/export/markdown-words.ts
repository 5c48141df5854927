import { Parser } from 'htmlparser2'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Reads the words of a page and of its Markdown copy, so that a test can compare them. Elements that carry meaning are words, too. */

/** Elements without which a text says something else. `2<sup>53</sup>` has the words 2, `<sup>`, 53. */
const MEANING = new Set(['abbr', 'cite', 'del', 'dfn', 'ins', 'kbd', 'mark', 'q', 'samp', 'sub', 'sup', 'u', 'var'])
/** Elements in running text, which do not separate words. */
const INLINE = new Set(['a', 'b', 'bdi', 'bdo', 'code', 'em', 'i', 'small', 'strong', ...MEANING])
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'use', 'wbr'])

/** What a page has and its Markdown copy deliberately has not, as a pattern for the start of a tag, with the reason. */
export const LEFT_OUT: ReadonlyArray<{ tag: RegExp; reason: string }> = [
  { tag: /^<(?:button|script|style|svg|dialog)\b/, reason: 'Controls and drawings; Markdown has the source of a diagram.' },
  { tag: / class="needs-js\b/, reason: 'Filters and other controls that do nothing without scripts.' },
  { tag: / class="video-poster\b/, reason: 'The player of a video. Markdown links to the video by its title.' },
  { tag: / title="No label available"/, reason: 'The sign for an empty cell.' },
  {
    tag: / class="parameter-(?:required|default|field|scope)/,
    reason: 'Facts about a parameter, with a label for each. The table of a copy has the labels in its head.',
  },
  { tag: / role="tablist"/, reason: 'The names of tabs are repeated above their text.' },
  { tag: / class="sr-only"/, reason: 'Words for screen readers, such as "Available since" before a version.' },
  { tag: / class="line[^"]* del/, reason: 'The old lines of a change. Markdown has the new code.' },
  { tag: / class="flow-to"/, reason: 'Where an arrow of a diagram leads. The sentence of a copy begins with it.' },
  { tag: / class="term-tip/, reason: 'The definition of a term is on the page to which its link leads.' },
]

const wordsIn = (text: string) => text.toLowerCase().match(/<[a-z]+>|[\p{L}\p{N}]+/gu) ?? []

/** The words of the first element that `isStart` accepts. Empty if there is none. */
function wordsOf(html: string, isStart: (name: string, attributes: Record<string, string>) => boolean): string[] {
  let text = ''
  /** Number of open elements inside the text, and of those inside a part that is left out; 0 outside. */
  let depth = 0
  let skipped = 0
  let ended = false
  const parser = new Parser({
    onopentag(name, attributes) {
      if (ended || (depth === 0 && !isStart(name, attributes))) return
      if (VOID.has(name)) {
        if (skipped === 0) text += ' '
        return
      }
      depth += 1
      const tag = `<${name}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${value}"`)
        .join('')}>`
      if (skipped > 0 || LEFT_OUT.some((part) => part.tag.test(tag))) skipped += 1
      else if (MEANING.has(name)) text += ` <${name}> `
      else if (!INLINE.has(name)) text += ' '
    },
    ontext(data) {
      if (depth > 0 && skipped === 0) text += data
    },
    onclosetag(name) {
      if (VOID.has(name) || depth === 0) return
      if (skipped === 0 && (!INLINE.has(name) || MEANING.has(name))) text += ' '
      depth -= 1
      if (skipped > 0) skipped -= 1
      if (depth === 0) ended = true
    },
  })
  parser.end(html)
  return wordsIn(text)
}

/** The words of the text of a page, which has the class `prose`. */
export const pageWords = (html: string): string[] =>
  wordsOf(html, (_name, attributes) => /(?:^| )prose(?: |$)/.test(attributes.class ?? ''))

/** The words of the title of a page. */
export const titleWords = (html: string): string[] => wordsOf(html, (name) => name === 'h1')

/** Text of a node of Markdown, with the elements that carry meaning. */
function textIn(node: Nodes): string {
  if (node.type === 'html')
    return node.value.replace(/<(\/?)([a-z]+)[^>]*>/g, (_, end, name) => (MEANING.has(name) ? (end ? ' ' : ` <${name}> `) : ' '))
  if ('value' in node) return node.type === 'code' ? ` ${node.meta ?? ''} ${node.value} ` : node.value
  if (node.type === 'break') return ' '
  if (node.type === 'image') return ` ${node.alt ?? ''} `
  const inner = 'children' in node ? node.children.map(textIn).join('') : ''
  if (node.type === 'delete') return ` <del> ${inner} `
  return ['link', 'linkReference', 'emphasis', 'strong'].includes(node.type) ? inner : ` ${inner} `
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()

/** The words of a Markdown copy. */
export const copyWords = (text: string): string[] => wordsIn(textIn(markdown.parse(text)))

/** Words that a page has more often than its copy, each as often as it is missing. */
export function missingWords(page: readonly string[], copy: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of copy) left.set(word, (left.get(word) ?? 0) + 1)
  return page.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}
