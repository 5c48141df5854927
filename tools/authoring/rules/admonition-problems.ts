import type { Node, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { placeOf } from '../../../lib/mdx/analyse'
import { admonitionKinds } from '../../../lib/mdx/syntax'
import { suggestion } from '../../../lib/nearest'
import { alertProblems } from './github-alerts'
import { isClosed, startOf } from './node-source'
import type { Problem } from './problem'

/** Names that other generators have for the kinds of this site. */
const kindsElsewhere: Readonly<Record<string, string>> = {
  caution: 'warning',
  error: 'danger',
  hint: 'tip',
  important: 'info',
  success: 'tip',
}

const isKind = (name: string) => admonitionKinds.some((kind) => kind === name)

const isDirective = (node: Node): node is ContainerDirective => node.type === 'containerDirective'

const colonsOf = (node: ContainerDirective, lines: readonly string[]) => startOf(node, lines).match(/^:+/)?.[0] ?? ':::'

function directiveProblems(node: ContainerDirective, lines: readonly string[]): Problem[] {
  const place = placeOf(node)
  if (!isKind(node.name)) {
    const same = kindsElsewhere[node.name.toLowerCase()]
    const component = { details: '<Details summary="…">', 'code-group': '<CodeGroup>', tabs: '<Tabs>' }[node.name.toLowerCase()]
    if (component) return [{ ...place, message: `":::${node.name}" has no effect; write ${component}` }]
    if (same) return [{ ...place, message: `unknown admonition ":::${node.name}"; write ":::${same}"` }]
    const known = `write one of ${admonitionKinds.join(', ')}`
    return [{ ...place, message: `unknown admonition ":::${node.name}"; ${known}.${suggestion(node.name, admonitionKinds)}` }]
  }
  const colons = colonsOf(node, lines)
  if (node.children.some((child) => isDirective(child) && colonsOf(child, lines).length >= colons.length)) {
    const message = `"${colons}${node.name}" contains another admonition, so it needs more colons: write "${colons}:${node.name}", and "${colons}:" at its end; if it should end before that, add a line of "${colons}"`
    return [{ ...place, message }]
  }
  const rest = startOf(node, lines).slice(colons.length + node.name.length)
  const attribute = rest.match(/^[ \t]*\{?[ \t]*title=["“']?([^"”'}]+)["”']?\}?[ \t]*$/)?.[1]
  if (attribute) return [{ ...place, message: `the title of an admonition is in brackets; write "${colons}${node.name}[${attribute}]"` }]
  if (/\S[ \t]*:{3,}[ \t]*$/.test(rest))
    return [
      {
        ...place,
        message: `"${colons}" must be on a line of its own; write "${colons}${node.name}", the text, and "${colons}" on three lines`,
      },
    ]
  const inside = node.children.at(-1)?.position?.end.line ?? 0
  // The closing line of a nested admonition does not close this one.
  const closed = isClosed(node, colons, lines) && inside < (node.position?.end.line ?? 0)
  return closed ? [] : [{ ...place, message: `"${colons}${node.name}" is never closed; end it with a line of "${colons}"` }]
}

/** The opening line of an admonition with a space too many: `:::note [Title]` or `::: note`. */
const SPACED = /^(:{3,})(?:[ \t]+([A-Za-z][\w-]*)|([A-Za-z][\w-]*)[ \t]+(?=\[.*\][ \t]*$))(.*)$/

/** The problem of an opening line with a space too many; undefined for other lines. */
function spacedOpening(text: string, line: number, column: number): Problem | undefined {
  const [, colons = '', afterSpace = '', beforeSpace = '', rest = ''] = text.slice(column - 1).match(SPACED) ?? []
  const name = (afterSpace || beforeSpace).toLowerCase()
  if (!name) return undefined
  if (!isKind(name)) {
    const message = `unknown admonition "${colons}${name}"; write one of ${admonitionKinds.join(', ')}.${suggestion(name, admonitionKinds)}`
    return { line, column, message }
  }
  const from = text.slice(column - 1)
  const to = `${colons}${name}${rest}`
  const message = `an admonition has no space ${afterSpace ? 'after its colons' : 'before the brackets of its title'}; write "${to}"`
  return { line, column, message, fix: [{ line, column, from, to }] }
}

/** The opening line of an admonition whose title has no bracket at its end. */
const OPEN_TITLE = /^:{3,}([A-Za-z][\w-]*)\[[^\]]*$/

/** The problem of an opening line with a title that is not closed; undefined for other lines. */
function openTitle(text: string, line: number, column: number): Problem | undefined {
  const [from = '', name = ''] = text.slice(column - 1).match(OPEN_TITLE) ?? []
  if (!isKind(name)) return undefined
  const to = `${from.trimEnd()}]`
  return {
    line,
    column,
    message: `the title of the admonition has no bracket at its end; write "${to}"`,
    fix: [{ line, column, from, to }],
  }
}

const STRAY =
  '":::" does not open or close an admonition here; an admonition begins with a line such as ":::note" or ":::note[Title]" and ends with ":::"'

/**
 * Finds lines of paragraphs that begin with `:::`, which are admonition markers that the parser did not recognize. The closing line of an
 * admonition whose opening line is reported is not reported as well.
 * @param reported number of admonitions that are reported already, and whose closing lines the parser did not recognize
 */
function strayColons(paragraphs: readonly Node[], lines: readonly string[], reported: number): Problem[] {
  let open = reported
  return paragraphs.flatMap(({ position }) => {
    if (!position) return []
    const { start, end } = position
    return lines.slice(start.line - 1, end.line).flatMap((text, index) => {
      if (!/^[\s>]*:::/.test(text)) return []
      const [line, column] = [start.line + index, text.search(/[^\s>]/) + 1]
      const opening = spacedOpening(text, line, column) ?? openTitle(text, line, column)
      if (opening) open++
      if (opening) return [opening]
      if (open > 0 && /^[\s>]*:{3,}\s*$/.test(text)) {
        open--
        return []
      }
      return [{ line, column, message: STRAY }]
    })
  })
}

/** Finds problems in the admonitions of a text, and alerts in the form of GitHub. @param lines lines of the text that the tree was parsed from */
export function admonitionProblems(tree: Root, lines: readonly string[]): Problem[] {
  const problems: Problem[] = []
  const paragraphs: Node[] = []
  /** Admonitions that are in another one with as few colons, which is reported. */
  let inner = 0
  visit(tree, (node, _index, parent) => {
    const isInner = isDirective(node) && parent && isDirective(parent) && colonsOf(node, lines).length >= colonsOf(parent, lines).length
    if (isInner) inner++
    else if (node.type === 'containerDirective') problems.push(...directiveProblems(node, lines))
    if (node.type === 'blockquote') problems.push(...alertProblems(node, lines))
    if (node.type === 'paragraph' && !(node.data && 'directiveLabel' in node.data)) paragraphs.push(node)
  })
  return [...problems, ...strayColons(paragraphs, lines, inner)]
}
