import { find, html, type Schema, svg } from 'property-information'
import {
  Children,
  type ComponentType,
  type CSSProperties,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { escapeAttribute, escapeText } from '@/lib/escape'

/**
 * Replaces React elements that never change in the browser with their HTML. React then sends and hydrates one string instead of a tree.
 * Only for server components without asynchronous descendants.
 */

type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }
type Live = ReactElement
/** HTML, or an element that contains a client component. */
type Piece = string | Live

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** CSS properties of this site whose numbers have no unit. In all other properties, React adds `px` to numbers. */
const UNITLESS = new Set(['aspectRatio', 'flex', 'flexGrow', 'flexShrink', 'fontWeight', 'lineHeight', 'opacity', 'order', 'zIndex'])
/** Properties that React handles itself, and the mark of static elements, which is for the outermost element only. */
const NOT_ATTRIBUTES = new Set(['children', 'dangerouslySetInnerHTML', 'data-text-once', 'key', 'ref', 'suppressHydrationWarning'])

function styleText(style: CSSProperties): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => {
      const custom = name.startsWith('--')
      const property = custom ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return `${property}:${typeof value === 'number' && value !== 0 && !custom && !UNITLESS.has(name) ? `${value}px` : value}`
    })
    .join(';')
}

function attributeText(name: string, value: unknown, schema: Schema): string {
  if (NOT_ATTRIBUTES.has(name) || value === undefined || value === null || typeof value === 'function') return ''
  if (name === 'style') return ` style="${escapeAttribute(styleText(value as CSSProperties))}"`
  const reactName = name === 'defaultChecked' ? 'checked' : name === 'defaultValue' ? 'value' : name
  const { attribute, boolean, booleanish } = find(schema, reactName)
  const asText = booleanish || /^(aria|data)-/.test(attribute)
  if (!asText && (value === false || (boolean && !value))) return ''
  if (!asText && (value === true || boolean)) return ` ${attribute}=""`
  return ` ${attribute}="${escapeAttribute(String(value))}"`
}

function openTag(type: string, props: Props, schema: Schema): string {
  return `<${type}${Object.entries(props)
    .map(([name, value]) => attributeText(name, value, schema))
    .join('')}>`
}

const keyOf = ({ key }: ReactElement) => (key === null ? {} : { key })

const CLIENT = Symbol.for('react.client.reference')
const isClient = (type: unknown): type is ComponentType<Props> =>
  typeof type === 'function' && (type as { $$typeof?: symbol }).$$typeof === CLIENT

/** Pieces of a node, in order. Server components are called. */
function piecesOf(node: ReactNode, schema: Schema): Piece[] {
  if (node === undefined || node === null || typeof node === 'boolean') return []
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return [escapeText(String(node))]
  if (typeof (node as { then?: unknown }).then === 'function') throw new Error('Static HTML cannot contain asynchronous components.')
  if (!isValidElement<Props>(node)) return Children.toArray(node).flatMap((child) => piecesOf(child, schema))
  const { props } = node
  const type: unknown = node.type
  if (type === Fragment) return piecesOf(props.children, schema)
  if (isClient(type) || typeof type === 'symbol') return [live(node, type)]
  if (typeof type === 'function') return piecesOf((type as (props: Props) => ReactNode)(props), schema)
  if (typeof type !== 'string') throw new Error('Static HTML can contain elements, functions and client components only.')
  const inside = type === 'svg' ? svg : schema
  const inner = props.dangerouslySetInnerHTML ? [props.dangerouslySetInnerHTML.__html] : piecesOf(props.children, inside)
  if (inner.every((piece) => typeof piece === 'string')) {
    return [openTag(type, props, inside) + (VOID.has(type) ? '' : `${inner.join('')}</${type}>`)]
  }
  return [createElement(type, { ...props, ...keyOf(node) }, ...mixedContent(type, props.children, inner))]
}

/**
 * Children of a client component, or of an element that may contain certain elements only. Each stays one element, because the component
 * may count them.
 */
export const compactChildren = (children: ReactNode): ReactNode =>
  Children.map(children, (child) => (isValidElement<Props>(child) ? compact(child) : child))

/** A client component, or an element of React such as `Suspense`, with the HTML of its children. */
const live = (element: ReactElement<Props>, type: unknown): Live => {
  const { children, ...props } = element.props
  return createElement(type as ComponentType<Props>, {
    ...props,
    ...keyOf(element),
    ...(children !== undefined && { children: compactChildren(children) }),
  })
}

/** HTML of a node, or undefined if it contains client components. Throws the same errors as `compact`. */
export function staticHtml(node: ReactNode): string | undefined {
  const pieces = piecesOf(node, html)
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : undefined
}

/** Properties of an element whose content is HTML that `piecesOf` wrote. It contains no text that is not escaped. */
const staticContent = (text: string) => ({ 'data-text-once': '', dangerouslySetInnerHTML: { __html: text } })

/** Elements that may contain text but no blocks. */
const PHRASING = /^(p|h[1-6]|a|span|strong|em|b|i|label|button|summary|small)$/
/** Elements that may contain certain elements only. */
const STRICT = /^(ul|ol|dl|table|thead|tbody|tr|select|picture|video|svg|figure|details|fieldset)$/

/** Content of an element that contains client components. */
const mixedContent = (type: string, children: ReactNode, pieces: readonly Piece[]): ReactNode[] =>
  STRICT.test(type) ? [compactChildren(children)] : chunks(pieces, PHRASING.test(type) ? 'span' : 'div')

/** Pieces as React nodes. Adjacent HTML becomes one element without a box of its own. */
function chunks(pieces: readonly Piece[], wrapper: 'div' | 'span' = 'div'): ReactNode[] {
  const nodes: ReactNode[] = []
  let text = ''
  const flush = () => {
    if (text) nodes.push(createElement(wrapper, { className: 'text-chunk', ...staticContent(text) }))
    text = ''
  }
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece
    } else {
      flush()
      nodes.push(piece)
    }
  }
  flush()
  return nodes
}

/**
 * An element whose content is HTML, except for its client components. The element itself stays a React element, with the attribute
 * `data-text-once`; see tools/delivery/build/send-text-once.ts.
 * @throws on asynchronous components and on types other than elements and functions, such as contexts
 */
export function compact(element: ReactElement<Props>): ReactNode {
  const { props } = element
  const type: unknown = element.type
  if (isClient(type)) return live(element, type)
  if (typeof type === 'function' || type === Fragment) {
    const inner = typeof type === 'function' ? (type as (props: Props) => ReactNode)(props) : props.children
    return isValidElement<Props>(inner) ? compact(inner) : createElement(Fragment, keyOf(element), ...chunks(piecesOf(inner, html)))
  }
  if (typeof type !== 'string') throw new Error('Static HTML can contain elements, functions and client components only.')
  const { children, dangerouslySetInnerHTML, ...attributes } = props
  if (VOID.has(type)) return element
  const inner = dangerouslySetInnerHTML ? [dangerouslySetInnerHTML.__html] : piecesOf(children, type === 'svg' ? svg : html)
  if (!inner.every((piece) => typeof piece === 'string'))
    return createElement(type, { ...attributes, ...keyOf(element) }, ...mixedContent(type, children, inner))
  return createElement(type, { ...attributes, ...keyOf(element), ...staticContent(inner.join('')) })
}
