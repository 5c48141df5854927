import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** `[#id]` at the end of a heading. A number such as `[#12]` is an issue number, not an ID. */
const CUSTOM_ID = /\s*\[#(?!\d+\])(\w[\w.:-]*)\]\s*$/

/**
 * Turns `[#id]` at the end of a heading into a property of its HTML element and returns the ID, or undefined if there is none. The ID is
 * found again if the heading is visited a second time.
 */
function takeCustomId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  const id = last?.type === 'text' ? last.value.match(CUSTOM_ID)?.[1] : undefined
  if (last?.type === 'text' && id) {
    last.value = last.value.replace(CUSTOM_ID, '')
    heading.data = { ...heading.data, hProperties: { id } }
  }
  const known = heading.data?.hProperties?.id
  return typeof known === 'string' ? known : undefined
}

/** Sets the ID `my-id` for `## Heading [#my-id]`. rehype-slug generates the IDs of all other headings. */
export function remarkCustomHeadingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      takeCustomId(heading)
    })
  }
}

/** A heading of a page. `depth` is 2 to 6. */
export type PageHeading = { depth: number; text: string; id: string }

/** A heading with its ID and node, and whether the author set the ID. */
export type IdentifiedHeading = PageHeading & { node: Heading; custom: boolean }

/**
 * All headings of a page in order, with the same IDs as on the rendered page: custom IDs, or those that rehype-slug generates (GitHub's
 * algorithm, with a number added to repeated headings). Removes the `[#id]` markers from the tree.
 */
export function identifyHeadings(tree: Root): IdentifiedHeading[] {
  const slugger = new GithubSlugger()
  const headings: IdentifiedHeading[] = []
  const visitChildren = (node: { children?: unknown[] }) => {
    for (const child of (node.children ?? []) as Array<{ type: string; children?: unknown[] }>) {
      if (child.type === 'heading') {
        const heading = child as unknown as Heading
        const custom = takeCustomId(heading)
        const id = custom ?? slugger.slug(textOf(heading))
        headings.push({ depth: heading.depth, text: textOf(heading).trim(), id, node: heading, custom: custom !== undefined })
      } else {
        visitChildren(child)
      }
    }
  }
  visitChildren(tree)
  return headings
}
