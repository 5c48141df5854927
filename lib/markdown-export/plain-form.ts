import type { RootContent } from 'mdast'

/** An MDX element that is converted to its plain form. */
type PlainElement = {
  /** Attributes with string values. */
  attributes: Record<string, string>
  /** The content of the element, in which every component is replaced by its plain form. */
  children: () => RootContent[]
  /** The converted content of a snippet. Throws on an unknown name. */
  snippet: (name: string) => RootContent[]
}

/** Replacement for a component in plain Markdown: only its content, or the result of a function. */
export type PlainForm = 'children' | ((element: PlainElement) => RootContent[])

/** Plain forms of all components by component name. */
export type PlainForms = Readonly<Record<string, PlainForm>>
