import { Explorer } from '../../../lib/tools/iceberg/explorer'

/** Snapshots of the sample table as its page shows them without JavaScript. */
export async function sampleSummary(archive: Buffer) {
  const explorer = new Explorer()
  const { tables } = await explorer.open([{ path: 'orders.tar', blob: new Blob([new Uint8Array(archive)]) }])
  const [table] = tables
  if (!table) throw new Error('The archive contains no table.')
  const snapshots = []
  for (const { id, number, operation, timestamp, counts } of table.snapshots) {
    const { totals } = await explorer.snapshot(table.key, id, 1)
    snapshots.push({
      number,
      operation,
      time: new Date(timestamp).toISOString(),
      added: (counts.addedDataFiles ?? 0) + (counts.addedDeleteFiles ?? 0),
      removed: (counts.removedDataFiles ?? 0) + (counts.removedDeleteFiles ?? 0),
      dataFiles: totals.dataFiles,
      deleteFiles: totals.deleteFiles,
      rows: totals.rows,
    })
  }
  return { name: table.name, columns: table.schemas.at(-1)?.fields.map(({ path }) => path) ?? [], snapshots }
}
