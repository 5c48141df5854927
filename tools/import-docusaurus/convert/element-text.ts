import { type Syntax, statementsOf } from './static-value'

/** The text in a part of the syntax tree of an element, without its attributes. */
function textIn(node: Syntax): string {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')) return String(node.value)
  const parts = node.type === 'JSXExpressionContainer' ? [node.expression] : node.children
  return Array.isArray(parts) ? parts.map((part: Syntax) => textIn(part)).join('') : ''
}

/** The text of an element that code in braces contains, such as `{<b>Text</b>}`, in one line; '' for other code. */
export function elementText(data: unknown): string {
  const [statement] = statementsOf(data)
  const expression = statement?.expression as Syntax | undefined
  return expression ? textIn(expression).replace(/\s+/g, ' ').trim() : ''
}
