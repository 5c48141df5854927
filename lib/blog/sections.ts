import type { Root } from 'mdast'
import { identifyHeadings, type PageHeading } from '../mdx/heading-ids'

/** How much of an article stands where: shares of its words, which add up to 1. */
export type Sections = {
  /** Share before the first heading. */
  opening: number
  /** Headings in order, each with the share from it to the next one. */
  headings: ReadonlyArray<PageHeading & { share: number }>
}

type TextNode = { type: string; value?: string; children?: TextNode[] }

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/**
 * Measures the sections that begin at some headings of a text. Code counts, as it does in the reading time; what components add does not.
 * @param tree the text
 * @param headings headings of the text; others belong to the section around them
 */
export function measureSections(tree: Root, headings: readonly PageHeading[]): Sections {
  const starts = new Map(identifyHeadings(tree).map(({ node, id }) => [node as unknown, id]))
  const listed = new Set(headings.map(({ id }) => id))
  const words = new Map<string, number>()
  let current = ''
  const count = (node: TextNode) => {
    const id = starts.get(node)
    if (id !== undefined && listed.has(id)) current = id
    if (node.value !== undefined && /^(text|inlineCode|code)$/.test(node.type))
      words.set(current, (words.get(current) ?? 0) + wordsIn(node.value))
    node.children?.forEach(count)
  }
  count(tree as TextNode)
  const all = Math.max(
    [...words.values()].reduce((sum, each) => sum + each, 0),
    1,
  )
  const shareOf = (id: string) => Math.round((1e4 * (words.get(id) ?? 0)) / all) / 1e4
  return { opening: shareOf(''), headings: headings.map((heading) => ({ ...heading, share: shareOf(heading.id) })) }
}
