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

/** A text with values in place of their names in braces, as `<Translate>` and `translate` have it. Unknown values stay names. */
export const withValues = (text: string, values: unknown, names = /\{(\w+)\}/g) =>
  text.replace(names, (written: string, name: string) => {
    const value =
      typeof values === 'object' && values !== null && Object.hasOwn(values, name) ? values[name as keyof typeof values] : unknown
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written
  })

/** The text that `translate({ message }, values)` returns in the default language. */
function translatedText([text, values]: readonly Syntax[], names: Names): unknown {
  const { message } = Object(text && constantOf(text, names)) as { message?: unknown }
  return typeof message === 'string' ? withValues(message, values && constantOf(values, names)) : unknown
}

function calledValue(node: Syntax, names: Names): unknown {
  const { callee } = node
  const [first] = list(node.arguments)
  if (isSyntax(callee) && callee.name === 'translate') return translatedText(list(node.arguments), names)
  const known = isSyntax(callee) && callee.type === 'Identifier' && ADDRESS_FUNCTIONS.has(String(callee.name))
  return known && first ? constantOf(first, names) : unknown
}

function memberValue(node: Syntax, names: Names): unknown {
  if (!isSyntax(node.object) || !isSyntax(node.property)) return unknown
  const owner = constantOf(node.object, names)
  const key = node.computed ? constantOf(node.property, names) : node.property.name
  if (typeof owner === 'string') return key === 'default' || key === 'src' ? owner : unknown
  if (typeof owner !== 'object' || owner === null || (typeof key !== 'string' && typeof key !== 'number')) return unknown
  if (Object.hasOwn(owner, key)) return (owner as Record<string | number, unknown>)[key]
  return names.get('props') === owner && key !== 'children' ? undefined : unknown
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

/** Value of `a + b`, or of a comparison of the two. */
function binaryValue(node: Syntax, names: Names): unknown {
  if (!isSyntax(node.left) || !isSyntax(node.right)) return unknown
  const left = constantOf(node.left, names)
  const right = constantOf(node.right, names)
  if (left === unknown || right === unknown) return unknown
  if (node.operator === '===' || node.operator === '==') return left === right
  if (node.operator === '!==' || node.operator === '!=') return left !== right
  if (node.operator !== '+') return unknown
  if (typeof left === 'number' && typeof right === 'number') return left + right
  return [left, right].every((value) => typeof value === 'string' || typeof value === 'number') ? `${left}${right}` : unknown
}

/** Value of `a ? b : c`, `a && b`, `a || b` or `a ?? b`. */
function choiceValue(node: Syntax, names: Names): unknown {
  const [condition, yes, no] =
    node.type === 'ConditionalExpression' ? [node.test, node.consequent, node.alternate] : [node.left, node.right, node.left]
  if (!isSyntax(condition) || !isSyntax(yes) || !isSyntax(no)) return unknown
  const value = constantOf(condition, names)
  if (value === unknown) return unknown
  const first = node.operator === '||' ? !value : node.operator === '??' ? value === null || value === undefined : Boolean(value)
  return constantOf(first ? yes : no, names)
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
      return binaryValue(node, names)
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return choiceValue(node, names)
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
