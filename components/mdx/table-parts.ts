import { Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode } from 'react'

type Part = { style?: CSSProperties; children?: ReactNode }

/** A header cell's alignment and content. */
export type TableColumn = { style?: CSSProperties; content: ReactNode }

function partsOf(node: ReactNode, type: string): ReactElement<Part>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Part>(child)) return []
    return child.type === type ? [child] : partsOf(child.props.children, type)
  })
}

/**
 * The header cells of a Markdown table and the cells of each row. Throws unless `children` hold exactly one table.
 */
export function tableParts(children: ReactNode): { columns: TableColumn[]; rows: ReactNode[] } {
  const [heads, bodies] = [partsOf(children, 'thead'), partsOf(children, 'tbody')]
  if (heads.length !== 1 || bodies.length !== 1) {
    throw new Error('<FilterTable> must contain exactly one Markdown table with at least one row.')
  }
  return {
    columns: partsOf(heads, 'th').map(({ props: { style, children } }) => ({ ...(style && { style }), content: children })),
    rows: partsOf(bodies, 'tr').map(({ props }) => props.children),
  }
}
