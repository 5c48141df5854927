import type { BlockContent, DefinitionContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/** A JSX element of the syntax tree with string attributes; those without a value are left out. */
export function flowElement(
  name: string,
  attributes: Record<string, string | undefined>,
  children: Array<BlockContent | DefinitionContent> = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  }
}
