import { ScrollBox } from '@/components/ui/ScrollBox'
import { formatNumber } from '@/lib/locale'
import { sampleSnapshots, snapshotAnchor } from '@/lib/tools/iceberg/sample-table'

const columns = ['Snapshot', 'What it does', 'Operation', 'Data files', 'Delete files', 'Rows']
/** Index of the column with sentences. It is the second one, so that phones show it without scrolling. */
const STORY = 1

/** Snapshots of the sample table. Each row is the target of links to its snapshot. */
export function SampleSummary() {
  return (
    <ScrollBox label="Snapshots of the sample table">
      <table>
        <caption className="sr-only">Snapshots of the sample table shop.orders</caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={index === STORY ? 'min-w-56' : index > 2 ? 'text-right' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleSnapshots.map(({ number, operation, story, dataFiles, deleteFiles, rows }) => (
            <tr key={number} id={snapshotAnchor(number)}>
              <td className="min-w-20!">{number}</td>
              <td>{story}</td>
              <td>{operation}</td>
              <td className="text-right">{formatNumber(dataFiles)}</td>
              <td className="text-right">{formatNumber(deleteFiles)}</td>
              <td className="text-right">{formatNumber(rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
