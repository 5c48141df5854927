import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { PageModules } from './modules'
import { type Syntax, statementsOf } from './static-value'

/** Keys of a syntax tree whose identifiers are names of something else: of a property, or of what is declared. */
const isName = (key: string, owner: Record<string, unknown>) => key === 'id' || (['key', 'property'].includes(key) && !owner.computed)

/** Adds all identifiers in a syntax tree to a set. */
function addIdentifiers(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) addIdentifiers(each, names)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const owner = value as Record<string, unknown>
  if (owner.type === 'Identifier') names.add(String(owner.name))
  for (const [key, part] of Object.entries(owner)) {
    if (typeof part === 'object' && !isName(key, owner)) addIdentifiers(part, names)
  }
}

/** The code in a node: in braces, in its attributes and in its children. */
function codeIn(node: Nodes): Syntax[] {
  const code: Syntax[] = []
  visit(node, (child) => {
    code.push(...statementsOf(child.data))
    for (const attribute of 'attributes' in child && Array.isArray(child.attributes) ? child.attributes : []) {
      code.push(...statementsOf(attribute.data))
      if (typeof attribute.value === 'object') code.push(...statementsOf(attribute.value?.data))
    }
  })
  return code
}

/**
 * The source of the exported constants that the code in a node uses, in the order of the page. They disappear from the page, so a box with
 * that code shows them too.
 */
export function usedConstants(source: string, { constants }: PageModules, node: Nodes): string[] {
  const names = new Set<string>()
  for (const statement of codeIn(node)) addIdentifiers(statement, names)
  // A set that grows while it is read: constants can use other constants.
  for (const name of names) addIdentifiers(constants.get(name)?.value, names)
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const ranges = [...constants].flatMap(([name, { start, end }]) =>
    names.has(name) && !(start >= from && end <= to) ? [[start, end]] : [],
  )
  return [...new Set(ranges.map(([start, end]) => source.slice(start, end)))]
}
