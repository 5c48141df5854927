import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { constantOf, declaredIn, importedBy, type Syntax, statementsOf, unknown } from './static-value'

/** Components of Docusaurus that the import understands, by the module that they come from. */
const MODULES: Record<string, string> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Mermaid': 'Mermaid',
  '@theme/Heading': 'Heading',
  '@theme/Admonition': 'Admonition',
  '@theme/Details': 'Details',
  '@theme/ThemedImage': 'ThemedImage',
  '@theme/IdealImage': 'IdealImage',
  '@theme/TOCInline': 'TOCInline',
  '@theme/DocCardList': 'DocCardList',
  '@docusaurus/Head': 'Head',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Translate': 'Translate',
  '@docusaurus/BrowserOnly': 'BrowserOnly',
}

const STANDARD_NAMES: ReadonlySet<string> = new Set(Object.values(MODULES))
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

type Position = NonNullable<Nodes['position']>

/** The position of a statement. The parser of code counts columns from 0. */
function positionOf(statement: Syntax): Position {
  const { start, end } = statement.loc as { start: { line: number; column: number }; end: { line: number; column: number } }
  const at = (place: { line: number; column: number }, offset: unknown) => ({
    line: place.line,
    column: place.column + 1,
    offset: Number(offset),
  })
  return { start: at(start, statement.start), end: at(end, statement.end) }
}

/** What the imports and exports of a page define. MDX accepts them within elements, too. */
export type PageModules = {
  /** Values of constants, and the paths of imported pictures, by name. */
  names: Map<string, unknown>
  /** Paths of imported Markdown files by the name of their component. */
  partials: Map<string, string>
  /** Paths of files that are imported as text, by name. */
  texts: Map<string, string>
  /** The standard name of a component; undefined for a component of the site. */
  standardName: (local: string) => string | undefined
  /** Constants by name, with the offsets of their statement and the expression that defines them. */
  constants: ReadonlyMap<string, { start: number; end: number; value: Syntax | undefined }>
  /** Where the exported code that is not a constant is, by the node that contains it. */
  code: ReadonlyMap<unknown, Position>
}

/** Reads the imports and exports of a page. @param known values that the page can use without an import, by name */
export function readModules(tree: Root, known: Record<string, unknown>): PageModules {
  const names = new Map(Object.entries(known))
  const partials = new Map<string, string>()
  const texts = new Map<string, string>()
  const standard = new Map<string, string | undefined>()
  const code = new Map<unknown, Position>()
  const constants = new Map<string, { start: number; end: number; value: Syntax | undefined }>()
  const addImport = (module: string, local: string) => {
    const plain = module.replace(/^(?:!!)?raw-loader!|\?raw$/g, '')
    if (plain !== module) texts.set(local, plain)
    else if (PICTURE.test(module)) names.set(local, module)
    else if (/\.mdx?$/.test(module)) partials.set(local, module)
    else standard.set(local, MODULES[module])
  }
  const addCode = (statement: Syntax, node: unknown) =>
    code.set(node, { ...positionOf(statement), ...(code.has(node) && { start: code.get(node)?.start ?? positionOf(statement).start }) })
  const addExport = (statement: Syntax, node: unknown) => {
    // The component that MDX shows around the page.
    if (statement.type === 'ExportDefaultDeclaration') addCode(statement, node)
    for (const { name, value } of declaredIn(statement)) {
      const constant = value ? constantOf(value, names) : unknown
      if (constant === unknown) addCode(statement, node)
      else {
        names.set(name, constant)
        constants.set(name, { start: Number(statement.start), end: Number(statement.end), value })
      }
    }
  }
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of statementsOf(node.data)) {
      const imported = importedBy(statement)
      if (!imported) addExport(statement, node)
      for (const { local } of imported?.names ?? []) addImport(imported?.module ?? '', local)
    }
  })
  const standardName = (local: string) => (standard.has(local) ? standard.get(local) : STANDARD_NAMES.has(local) ? local : undefined)
  return { names, partials, texts, standardName, constants, code }
}
