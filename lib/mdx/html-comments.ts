import type { Root } from 'mdast'
import type { Code, Construct, Effects, Extension, State, TokenType } from 'micromark-util-types'
import type { Processor } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Syntax extension for `<!-- comments -->`, which MDX does not support. The existing library, @slorber/remark-comment 1.0.0, rejects
 * `<!---->` and violates an assertion in micromark's development build: a comment followed by a space makes the tests fail.
 */

const COMMENT = 'htmlComment' as TokenType
const MARKER = 'htmlCommentMarker' as TokenType
const DATA = 'htmlCommentData' as TokenType

const isLineEnding = (code: Code) => code !== null && code < -2
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32

/** Consumes a fixed string as one marker token. */
function marker(text: string) {
  return (effects: Effects, ok: State, nok: State): State => {
    let index = 0
    const next: State = (code) => {
      if (code !== text.charCodeAt(index)) return nok(code)
      if (index === 0) effects.enter(MARKER)
      effects.consume(code)
      index++
      if (index < text.length) return next
      effects.exit(MARKER)
      return ok
    }
    return next
  }
}

/**
 * @param alone whether nothing may follow the comment on its last line, as required for flow content; otherwise it is part of a paragraph
 */
const construct = (alone: boolean): Construct => ({
  name: 'htmlComment',
  concrete: true,
  tokenize(effects, ok, nok) {
    const closing: Construct = { partial: true, tokenize: (inner, done, failed) => marker('-->')(inner, done, failed) }
    const rest: State = (code) => {
      if (!alone || code === null || isLineEnding(code)) return ok(code)
      if (!isSpace(code)) return nok(code)
      effects.enter('whitespace')
      effects.consume(code)
      effects.exit('whitespace')
      return rest
    }
    const end: State = (code) => {
      effects.exit(COMMENT)
      return rest(code)
    }
    const more: State = (code) => {
      if (code === null || isLineEnding(code) || code === 45) {
        effects.exit(DATA)
        return inside(code)
      }
      effects.consume(code)
      return more
    }
    const data: State = (code) => {
      effects.enter(DATA)
      effects.consume(code)
      return more
    }
    const inside: State = (code) => {
      if (code === null) return nok(code)
      if (isLineEnding(code)) {
        effects.enter('lineEnding')
        effects.consume(code)
        effects.exit('lineEnding')
        return inside
      }
      return code === 45 ? effects.attempt(closing, end, data)(code) : data(code)
    }
    return (code) => {
      if (code !== 60) return nok(code)
      effects.enter(COMMENT)
      return marker('<!--')(effects, inside, nok)(code)
    }
  },
})

/** Adds HTML comments to the parser. They become nodes of type `comment` with the text as `value`. */
export function remarkHtmlComments(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  const syntax: Extension = { flow: { 60: construct(true) }, text: { 60: construct(false) } }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    {
      enter: {
        [COMMENT](this: { enter: (node: object, token: object) => void }, token: object) {
          this.enter({ type: 'comment', value: '' }, token)
        },
      },
      exit: {
        [COMMENT](
          this: { exit: (token: object) => void; stack: Array<{ value?: string }>; sliceSerialize: (token: object) => string },
          token: object,
        ) {
          const node = this.stack.at(-1)
          if (node) node.value = this.sliceSerialize(token).slice(4, -3)
          this.exit(token)
        },
      },
    },
  ]
}

/** Removes comments from the page. */
export function remarkDropComments() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if ((node.type as string) !== 'comment' || !parent || index === undefined) return undefined
      parent.children.splice(index, 1)
      return [SKIP, index]
    })
  }
}
