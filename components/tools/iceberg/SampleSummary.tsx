import { ScrollBox } from '@/components/ui/ScrollBox'
import { formatNumber } from '@/lib/locale'
import { sampleSnapshots, snapshotAnchor } from '@/lib/tools/iceberg/sample-table'

const columns = ['Snapshot', 'Operation', 'Data files', 'Delete files', 'Rows', 'What it does']

/** Snapshots of the sample table. Each row is the target of links to its snapshot. */
export function SampleSummary() {
  return (
    <ScrollBox label="Snapshots of the sample table">
      <table>
        <caption className="sr-only">Snapshots of the sample table shop.orders</caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={index > 1 && index < 5 ? 'text-right' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleSnapshots.map(({ number, operation, story, dataFiles, deleteFiles, rows }) => (
            <tr key={number} id={snapshotAnchor(number)}>
              <td>{number}</td>
              <td>{operation}</td>
              <td className="text-right">{formatNumber(dataFiles)}</td>
              <td className="text-right">{formatNumber(deleteFiles)}</td>
              <td className="text-right">{formatNumber(rows)}</td>
              <td>{story}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
