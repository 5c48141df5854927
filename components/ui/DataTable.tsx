import type { ReactNode } from 'react'
import { ScrollBox } from './ScrollBox'

/** Data table with column names and rows with unique keys. `label` is its accessible name. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <ScrollBox label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

type DataTableProps = {
  label: string
  columns: readonly string[]
  rows: ReadonlyArray<{ key: string; cells: readonly ReactNode[] }>
}
