import { FilterTable } from '@/components/mdx/FilterTable'
import { Inline } from '@/components/ui/Inline'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { type MappingPart, mappingTable, type TextTable } from '@/lib/tools/types/mapping'

/** Accessible names of the tables. */
const names: Record<MappingPart, string> = {
  types: 'Data types',
  differences: 'Values that differ between initial load and CDC',
  edges: 'Edge values',
  dates: 'Dates that are out of range',
}

function PlainTable({ name, table: { head, rows } }: { name: string; table: TextTable }) {
  return (
    <ScrollBox label={name}>
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {cells.map((text, column) => (
                <td key={head[column]}>
                  <Inline text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** A table from `content/data/types/{source}.yml`. Readers can filter and sort that of the types. */
export function MappingTable({ source, part = 'types' }: { source: string; part?: MappingPart }) {
  const table = <PlainTable name={names[part]} table={mappingTable(source, part)} />
  return part === 'types' ? <FilterTable label="types">{table}</FilterTable> : table
}
