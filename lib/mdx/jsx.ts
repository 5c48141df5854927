import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

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

/** Attributes of a node that have text as their value. Only JSX elements have an array of attributes; for all other nodes it is empty. */
export function textAttributes({ attributes }: { attributes?: unknown }): Record<string, string> {
  const all = Array.isArray(attributes) ? (attributes as MdxJsxFlowElement['attributes']) : []
  return Object.fromEntries(
    all.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  )
}
