import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** `[#id]` at a heading's end; a number alone is not an id but the number of an issue. */
const CUSTOM_ID = /\s*\[#(?!\d+\])(\w[\w.:-]*)\]\s*$/

/** Takes the `[#id]` off the end of a heading, where there is one, and returns it. */
function takeCustomId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = last.value.match(CUSTOM_ID)
  if (match) last.value = last.value.replace(CUSTOM_ID, '')
  return match?.[1]
}

/** `## Heading [#my-id]` gets the id `my-id`; rehype-slug names the others. */
export function remarkCustomHeadingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      const id = takeCustomId(heading)
      if (id) heading.data = { ...heading.data, hProperties: { id } }
    })
  }
}

/** One heading of a page. `depth` is 2 to 6. */
export type PageHeading = { depth: number; text: string; id: string }

/** A heading of the tree with its id, and whether it stands inside a tab, whose place may be hidden. */
export type IdentifiedHeading = PageHeading & { node: Heading; inTab: boolean }

/**
 * All headings of a page in order, with the ids that the rendered page has: the ones that rehype-slug gives
 * (GitHub's rule, numbered where repeated), or the author's own. Takes `[#id]` marks out of the tree.
 */
export function identifyHeadings(tree: Root): IdentifiedHeading[] {
  const slugger = new GithubSlugger()
  const headings: IdentifiedHeading[] = []
  const visitChildren = (node: { children?: unknown[] }, inTab: boolean) => {
    for (const child of (node.children ?? []) as Array<{ type: string; name?: string | null; children?: unknown[] }>) {
      if (child.type === 'heading') {
        const heading = child as unknown as Heading
        const custom = takeCustomId(heading)
        const id = custom ?? slugger.slug(textOf(heading))
        headings.push({ depth: heading.depth, text: textOf(heading).trim(), id, node: heading, inTab })
      } else {
        visitChildren(child, inTab || child.name === 'TabItem')
      }
    }
  }
  visitChildren(tree, false)
  return headings
}

/** Headings for lists of contents: those inside a tab stay out, but count for the numbering of ids. */
export const headingsOf = (tree: Root): PageHeading[] =>
  identifyHeadings(tree)
    .filter(({ inTab }) => !inTab)
    .map(({ depth, text, id }) => ({ depth, text, id }))
