import { Children, type CSSProperties, type FunctionComponent, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ScrollBox } from '../ui/ScrollBox'

type Props = { id?: string; label?: string; style?: CSSProperties; children?: ReactNode }

/** A header cell's alignment and content. */
export type TableColumn = { style?: CSSProperties; content: ReactNode }
/** A row's cells, and the id by which it can be linked to. */
export type TableRow = { id?: string; cells: ReactNode }

/**
 * The outermost elements of a type. Components are rendered on the way, since a Markdown table and `<ConfigTable>` become elements of
 * HTML only then; they must be plain functions without hooks. Components within cells are left alone.
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
 * The header cells and rows of the table in `children`, and the name of its box for screen readers. Throws unless there is exactly one
 * table.
 */
export function tableParts(children: ReactNode): { name: string; columns: TableColumn[]; rows: TableRow[] } {
  const [heads, bodies] = [partsOf(children, 'thead'), partsOf(children, 'tbody')]
  if (heads.length !== 1 || bodies.length !== 1) throw new Error('<FilterTable> must contain exactly one table with at least one row.')
  return {
    name: partsOf(children, ScrollBox)[0]?.props.label ?? 'Table',
    columns: partsOf(heads, 'th').map(({ props: { style, children } }) => ({ ...(style && { style }), content: children })),
    rows: partsOf(bodies, 'tr').map(({ props: { id, children } }) => ({ ...(id && { id }), cells: children })),
  }
}
