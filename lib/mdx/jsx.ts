import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'

/** A block-level JSX element for a Markdown tree (mdast) or an HTML tree (hast). */
type FlowElement<Child> = { type: 'mdxJsxFlowElement'; name: string; attributes: MdxJsxAttribute[]; children: Child[] }

/** Creates a JSX element with string attributes. Attributes with the value undefined are omitted. */
export function flowElement<Child = never>(
  name: string,
  attributes: Record<string, string | undefined>,
  children: Child[] = [],
): FlowElement<Child> {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  }
}
