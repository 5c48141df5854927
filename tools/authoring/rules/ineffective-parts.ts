import type { Heading, Node, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { attributesOf, isJsx, placeOf } from '../../../lib/mdx/analyse'
import type { Problem } from '../../../lib/problem'
import { warning } from '../problem'

/** Elements that show a picture, and need alternative text for it. */
const PICTURES: ReadonlySet<string> = new Set(['img', 'Figure', 'Screenshot'])

/** The alternative text of a picture, which is empty if there is none, with its address and the name of its element; undefined for other nodes. */
export function alternativeOf(node: Nodes): { text: string; address: string; element?: string } | undefined {
  if (node.type === 'image') return { text: (node.alt ?? '').trim(), address: node.url }
  if (!isJsx(node) || !node.name || !PICTURES.has(node.name)) return undefined
  const { alt, src } = attributesOf(node)
  return { text: typeof alt === 'string' ? alt.trim() : '', address: typeof src === 'string' ? src : '', element: node.name }
}

/** What a screen reader says about every picture, or what kind of picture it is, but not what it shows; or the name of a file. */
const VAGUE =
  /^(?:(?:an? |the )?(?:diagram|figure|icon|illustration|image|img|photo|picture|screen(?: ?shot)?)s?(?: (?:of|from|in) (?:(?:the|our) )?(?:OLake )?(?:UI|app(?:lication)?|dashboard|page|product|site))?\W*|\S+\.(?:avif|gif|jpe?g|png|svg|webp))$/i

/** The message about a picture whose alternative text does not say what it shows; undefined for other nodes. */
function vagueAlternative(node: Nodes): string | undefined {
  const { text = '', address = '' } = alternativeOf(node) ?? {}
  // One word without a separator can also say what the picture shows.
  const isFileName = /[-_]/.test(text) && text === address.replace(/^.*\/|\.\w+$/g, '')
  return VAGUE.test(text) || isFileName
    ? `"${text}" does not say what the picture shows; write, for example, "The list of jobs"`
    : undefined
}

/** Finds headings in `<Steps>` of another level than those of steps, and with a number, which steps already have. */
function stepHeadings(steps: Node): Problem[] {
  const problems: Problem[] = []
  visit(steps, 'heading', (heading: Heading) => {
    const text = textOf(heading)
    if (heading.depth === 2)
      problems.push(warning(placeOf(heading), `a step begins with ###; write "### ${text}", or move the heading out of <Steps>`))
    const [, rest] = text.match(/^(?:Step )?\d+[.:)] +(.+)/i) ?? []
    if (rest) problems.push(warning(placeOf(heading), `<Steps> numbers its headings; write "### ${rest}"`))
  })
  return problems
}

/** Finds sections without any content: headings that another one of the same or a higher level follows, or nothing. */
function emptySections({ children }: Root): Problem[] {
  // Text without anything but headings is an outline.
  if (children.every(({ type }) => type === 'heading')) return []
  return children.flatMap((node, index) => {
    const next = children[index + 1]
    if (node.type !== 'heading' || node.children.length === 0 || (next && (next.type !== 'heading' || next.depth > node.depth))) return []
    return warning(
      placeOf(node),
      `the section "${textOf(node).replace(/\s*\[#.*\]$/, '')}" is empty; write its text, or delete the heading`,
    )
  })
}

/** Finds valid parts of a text that do nothing for readers: alternative texts that say nothing, numbers of steps, and empty sections. */
export function ineffectiveParts(tree: Root): Problem[] {
  const problems = emptySections(tree)
  visit(tree, (node) => {
    if (isJsx(node) && node.name === 'Steps') problems.push(...stepHeadings(node))
    const message = vagueAlternative(node)
    if (message) problems.push(warning(placeOf(node), message))
  })
  return problems
}
