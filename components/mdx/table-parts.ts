import { Children, type CSSProperties, type FunctionComponent, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ScrollBox } from '../ui/ScrollBox'

type Props = { id?: string; label?: string; style?: CSSProperties; children?: ReactNode }

/** Alignment and content of a header cell. */
export type TableColumn = { style?: CSSProperties; content: ReactNode }
/** Cells of a row, and its id if the row can be linked to. */
export type TableRow = { id?: string; cells: ReactNode }

/**
 * The outermost elements of a type. Components are called to find the HTML elements that they return, because a Markdown table and
 * a snippet are components. They must therefore be synchronous functions without hooks. Components in cells are not called.
 */
function partsOf(node: ReactNode, type: string | FunctionComponent<never>): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    if (child.type === type) return [child]
    if (child.type === 'td' || child.type === 'th') return []
    const rendered = typeof child.type === 'function' ? (child.type as (props: Props) => ReactNode)(child.props) : child.props.children
    return partsOf(rendered, type)
  })
}

/**
 * The header cells and rows of the table in `children`, and the accessible name of its scroll box. Throws an error unless there is exactly
 * one table, and each of its columns has a header.
 */
export function tableParts(children: ReactNode): { name: string; columns: TableColumn[]; rows: TableRow[] } {
  const [heads, bodies] = [partsOf(children, 'thead'), partsOf(children, 'tbody')]
  if (heads.length !== 1 || bodies.length !== 1) throw new Error('<FilterTable> must contain exactly one table with at least one row.')
  if (partsOf(heads, 'td').length > 0) throw new Error('<FilterTable> sorts by columns, so each column of its table needs a header.')
  return {
    name: partsOf(children, ScrollBox)[0]?.props.label ?? 'Table',
    columns: partsOf(heads, 'th').map(({ props: { style, children } }) => ({ ...(style && { style }), content: children })),
    rows: partsOf(bodies, 'tr').map(({ props: { id, children } }) => ({ ...(id && { id }), cells: children })),
  }
}
