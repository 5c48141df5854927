import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const CUSTOM_ID = /\s*\[#([A-Za-z][\w.:-]*)\]\s*$/

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

/**
 * Headings of a page in order, with the ids that the rendered page has: the ones that rehype-slug gives
 * (GitHub's rule, numbered where repeated), or the author's own.
 * Headings inside a tab stay out, since their place may be hidden, but they count for the numbering.
 */
export function headingsOf(tree: Root): PageHeading[] {
  const slugger = new GithubSlugger()
  const headings: PageHeading[] = []
  const visitChildren = (node: { children?: unknown[] }, inTab: boolean) => {
    for (const child of (node.children ?? []) as Array<{ type: string; name?: string | null; children?: unknown[] }>) {
      if (child.type === 'heading') {
        const heading = child as unknown as Heading
        const custom = takeCustomId(heading)
        const text = textOf(heading).trim()
        const id = custom ?? slugger.slug(textOf(heading))
        if (!inTab) headings.push({ depth: heading.depth, text, id })
      } else {
        visitChildren(child, inTab || child.name === 'TabItem')
      }
    }
  }
  visitChildren(tree, false)
  return headings
}
