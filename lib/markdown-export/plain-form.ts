import type { RootContent } from 'mdast'

/** An element of MDX whose plain form is asked for. */
type PlainElement = {
  /** Attributes with a text as their value. */
  attributes: Record<string, string>
  /** Its content, with every component in it replaced by its plain form. */
  children: () => RootContent[]
  /** The content of a snippet by its name, in the same way. Throws on an unknown name. */
  snippet: (name: string) => RootContent[]
}

/** What stands in place of a component where there is no screen: its content alone, or what the function returns. */
export type PlainForm = 'children' | ((element: PlainElement) => RootContent[])

/** Plain forms of all components, by their names. */
export type PlainForms = Readonly<Record<string, PlainForm>>
