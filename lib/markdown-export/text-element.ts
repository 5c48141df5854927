import { toHtml } from 'hast-util-to-html'
import type { Parent, Parents, PhrasingContent, RootContent } from 'mdast'
import type { Info, State } from 'mdast-util-to-markdown'

/**
 * An element of HTML in running text for which Markdown has no mark, such as `<sup>`. Markdown contains it as HTML: without it, 2<sup>53</sup>
 * would become 253.
 */
export interface TextElement extends Parent {
  type: 'textElement'
  children: PhrasingContent[]
  /** Name and attributes, where mdast-util-to-hast finds them. */
  data: { hName: string; hProperties: Record<string, string> }
}

declare module 'mdast' {
  interface PhrasingContentMap {
    textElement: TextElement
  }
  interface RootContentMap {
    textElement: TextElement
  }
}

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    textElement: 'textElement'
  }
}

/** Elements with a mark in Markdown. */
const marks: Record<string, 'emphasis' | 'strong' | 'delete'> = {
  b: 'strong',
  del: 'delete',
  em: 'emphasis',
  i: 'emphasis',
  s: 'delete',
  strong: 'strong',
}
/** Elements that stay elements. */
const kept = ['abbr', 'bdi', 'bdo', 'cite', 'code', 'dfn', 'ins', 'kbd', 'mark', 'q', 'samp', 'small', 'sub', 'sup', 'time', 'u', 'var']
/** Attributes that carry meaning. */
const meaningful = ['cite', 'dateTime', 'dir', 'lang', 'title']

/** Names of all elements that `textElement` accepts. */
export const textElements = [...Object.keys(marks), ...kept]

/** The node for an element in running text, or undefined if it is not one of `textElements`. */
export function textElement(name: string, attributes: Record<string, string>, children: RootContent[]): RootContent | undefined {
  const content = children as PhrasingContent[]
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined
  if (mark) return { type: mark, children: content }
  if (!kept.includes(name)) return undefined
  const hProperties = Object.fromEntries(Object.entries(attributes).filter(([key]) => meaningful.includes(key)))
  return { type: 'textElement', children: content, data: { hName: name, hProperties } }
}

/** Extension of mdast-util-to-markdown that writes text elements as HTML. */
export const textElementToMarkdown = {
  handlers: {
    textElement(node: TextElement, _parent: Parents | undefined, state: State, info: Info): string {
      const tags = toHtml({ type: 'element', tagName: node.data.hName, properties: node.data.hProperties, children: [] })
      const end = tags.lastIndexOf('</')
      const exit = state.enter('textElement')
      const content = state.containerPhrasing(node, { ...info, before: '>', after: '<' })
      exit()
      return tags.slice(0, end) + content + tags.slice(end)
    },
  },
}
