import type { ComponentType, ReactNode } from 'react'
import type { PlainForm } from '@/lib/markdown-export/plain-form'
import type { AttributeRule, ComponentRule } from '@/lib/mdx/component-rules'

/**
 * Descriptor of a component that authors can use in MDX. Each file in `components/mdx/authored/` has one as its default export, and its
 * file name is the name of the component. The registry, the content check, feeds, Markdown pages, search, the gallery and the table in
 * docs/reference.md are derived from these files. The check and the table read them without their imports (tools/authoring/component-descriptors.ts), so
 * `about`, `example`, `attributes`, `contains` and `inline` are literal values.
 */
export type MdxComponent<Props> = {
  component: ComponentType<Props>
  /** Purpose of the component for docs/reference.md, as a noun phrase: "A link as a card." */
  about: string
  /** Example of its use, on one line. A component whose example ends with `/>` shows nothing between its tags. */
  example: string
  /** Attributes that authors can write, with an example of each. The content check reports all others. */
  attributes: Partial<Record<Exclude<keyof Props & string, 'children'>, AttributeRule>>
  /** What it must contain. */
  contains?: ComponentRule['contains']
  /** Whether it can be part of a sentence. Others are on a line of their own. */
  inline?: true
  /** Replacement in feeds, Markdown pages and structured data. */
  plain: PlainForm
  /**
   * Indexes the plain form for search, or a shorter form. Required if the text comes from data instead of attributes and children, and readers
   * should find it on this page.
   */
  indexed?: true | PlainForm
  /** States that the gallery shows, by name. */
  states: () => Record<string, ReactNode>
}

// biome-ignore lint/suspicious/noExplicitAny: the registry contains components with different props
export type AnyMdxComponent = MdxComponent<any>

/** Type-checks a descriptor against the props of its component. */
export const defineMdxComponent = <Props>(descriptor: MdxComponent<Props>): AnyMdxComponent => descriptor
