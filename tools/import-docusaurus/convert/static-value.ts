/** A node of a JavaScript syntax tree, as the MDX parser adds it to expressions. */
export type Syntax = { type: string; [key: string]: unknown }

/** The result for code whose value is known only when it runs. */
export const unknown = Symbol('unknown')

/** Values of the names that a page imports or defines. The value of an imported picture is its path. */
export type Names = ReadonlyMap<string, unknown>

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value
const list = (value: unknown): Syntax[] => (Array.isArray(value) ? value.filter(isSyntax) : [])

/** Functions that return their first argument as an address. */
const ADDRESS_FUNCTIONS = new Set(['require', 'useBaseUrl', 'withBaseUrl'])

function calledValue(node: Syntax, names: Names): unknown {
  const { callee } = node
  const [first] = list(node.arguments)
  const known = isSyntax(callee) && callee.type === 'Identifier' && ADDRESS_FUNCTIONS.has(String(callee.name))
  return known && first ? constantOf(first, names) : unknown
}

function memberValue(node: Syntax, names: Names): unknown {
  if (!isSyntax(node.object) || !isSyntax(node.property)) return unknown
  const owner = constantOf(node.object, names)
  const key = node.computed ? constantOf(node.property, names) : node.property.name
  if (typeof owner === 'string') return key === 'default' || key === 'src' ? owner : unknown
  if (typeof owner !== 'object' || owner === null || (typeof key !== 'string' && typeof key !== 'number')) return unknown
  return Object.hasOwn(owner, key) ? (owner as Record<string | number, unknown>)[key] : unknown
}

function objectValue(node: Syntax, names: Names): unknown {
  const entries = list(node.properties).map((property): [string, unknown] => {
    const key = isSyntax(property.key) && !property.computed ? (property.key.name ?? property.key.value) : undefined
    return [String(key), property.type === 'Property' && isSyntax(property.value) ? constantOf(property.value, names) : unknown]
  })
  return Object.fromEntries(entries)
}

function templateValue(node: Syntax, names: Names): unknown {
  const values = list(node.expressions).map((expression) => constantOf(expression, names))
  if (values.some((value) => typeof value !== 'string' && typeof value !== 'number')) return unknown
  const texts = list(node.quasis).map(({ value }) => (value as { cooked?: string }).cooked ?? '')
  return texts.map((text, index) => text + String(values[index] ?? '')).join('')
}

function unaryValue(node: Syntax, names: Names): unknown {
  const value = isSyntax(node.argument) ? constantOf(node.argument, names) : unknown
  if (node.operator === '!' && typeof value !== 'symbol') return !value
  return node.operator === '-' && typeof value === 'number' ? -value : unknown
}

function sumValue(node: Syntax, names: Names): unknown {
  if (node.operator !== '+' || !isSyntax(node.left) || !isSyntax(node.right)) return unknown
  const left = constantOf(node.left, names)
  const right = constantOf(node.right, names)
  if (typeof left === 'number' && typeof right === 'number') return left + right
  return [left, right].every((value) => typeof value === 'string' || typeof value === 'number') ? `${left}${right}` : unknown
}

/** Value of an expression without running it, or `unknown`. Parts of objects and arrays can be `unknown`. */
export function constantOf(node: Syntax, names: Names): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'Identifier':
      return node.name === 'undefined' ? undefined : names.has(String(node.name)) ? names.get(String(node.name)) : unknown
    case 'TemplateLiteral':
      return templateValue(node, names)
    case 'CallExpression':
      return calledValue(node, names)
    case 'MemberExpression':
      return memberValue(node, names)
    case 'ArrayExpression':
      return list(node.elements).map((element) => constantOf(element, names))
    case 'ObjectExpression':
      return objectValue(node, names)
    case 'UnaryExpression':
      return unaryValue(node, names)
    case 'BinaryExpression':
      return sumValue(node, names)
    default:
      return unknown
  }
}

/** The statements of a node that the MDX parser made from code; none if there is no code. */
export function statementsOf(data: unknown): Syntax[] {
  const program = isSyntax(data) || typeof data !== 'object' || data === null ? undefined : (data as { estree?: unknown }).estree
  return isSyntax(program) ? list(program.body) : []
}

/** Value of the expression in a node that the MDX parser made from `{…}`. */
export function expressionValue(data: unknown, names: Names): unknown {
  const [statement] = statementsOf(data)
  return isSyntax(statement?.expression) ? constantOf(statement.expression, names) : unknown
}

/** The declared names of a statement with the expression that defines each, for example of `const a = 1`. */
export function declaredIn(statement: Syntax): Array<{ name: string; value: Syntax | undefined }> {
  const declaration = isSyntax(statement.declaration) ? statement.declaration : statement
  if (isSyntax(declaration.id)) return [{ name: String(declaration.id.name), value: undefined }]
  return list(declaration.declarations).map(({ id, init }) => ({
    name: isSyntax(id) ? String(id.name) : '',
    value: isSyntax(init) ? init : undefined,
  }))
}

/** What a statement imports: the module, and each local name with the name that the module gives it. */
export function importedBy(statement: Syntax): { module: string; names: Array<{ local: string; imported: string }> } | undefined {
  if (statement.type !== 'ImportDeclaration' || !isSyntax(statement.source)) return undefined
  const names = list(statement.specifiers).map(({ local, imported }) => ({
    local: isSyntax(local) ? String(local.name) : '',
    imported: isSyntax(imported) ? String(imported.name) : 'default',
  }))
  return { module: String(statement.source.value), names }
}
