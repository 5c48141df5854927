import type { ReactNode } from 'react'
import { ScrollBox } from './ScrollBox'

/** A table of data: names of its columns, and its rows by a key that tells them apart. `label` names it for screen readers. */
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
