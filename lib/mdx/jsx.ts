import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'

/** A JSX element on its own line, for a Markdown tree (mdast) as well as an HTML tree (hast). */
type FlowElement<Child> = { type: 'mdxJsxFlowElement'; name: string; attributes: MdxJsxAttribute[]; children: Child[] }

/** A JSX element of a syntax tree with string attributes; those without a value are left out. */
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
