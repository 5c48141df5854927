import type { ComponentType, ReactNode } from 'react'
import type { PlainForm } from '@/lib/markdown-export/plain-form'

/**
 * All that the site knows of a component that authors may use in MDX. Each file of `components/mdx/authored/` exports one as its default;
 * the file's name is the component's name. The registry, the content check, feeds, Markdown, search, the gallery and the table in
 * AUTHORING.md derive from these files.
 */
export type MdxComponent<Props> = {
  component: ComponentType<Props>
  /** What it is for, as a sentence without a subject: "A link as a card." */
  about: string
  /** How an author writes it, on one line. */
  example: string
  /** What stands in its place in feeds, in Markdown and in structured data. */
  plain: PlainForm
  /** Search reads the plain form too: for components whose text comes from data instead of attributes and children. */
  indexed?: true
  /** The states that the gallery shows, by their names. */
  states: () => Record<string, ReactNode> | Promise<Record<string, ReactNode>>
}

// Each component has props of its own; MDX passes what the author wrote.
// biome-ignore lint/suspicious/noExplicitAny: the registry is the one place where components of all shapes meet
export type AnyMdxComponent = MdxComponent<any>

/** Checks a descriptor against the props of its component. */
export const defineMdxComponent = <Props>(descriptor: MdxComponent<Props>): AnyMdxComponent => descriptor
