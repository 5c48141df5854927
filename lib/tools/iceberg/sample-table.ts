import summary from './sample-summary.json' with { type: 'json' }

/** The table that comes with the site. `npm run sample-table` writes it. */
export const sampleTable = {
  /** Path of its archive, from the root of the site. */
  archive: '/samples/iceberg-orders.tar',
  ...summary,
}

/** What each commit of the sample table does, by the number of its snapshot. */
const STORY = [
  'First load of September and October, two files for each month',
  'New orders of November',
  'More orders, after the column channel was added',
  'Upsert of four orders: equality deletes and new rows',
  'Second upsert, and an order that was deleted in the source',
  'Erases the orders of one customer: position deletes',
  'Compaction of November: six files become one',
  'New orders, partitioned by day instead of by month',
]

/** Snapshots with what they do. */
export const sampleSnapshots = sampleTable.snapshots.map((snapshot) => ({ ...snapshot, story: STORY[snapshot.number - 1] ?? '' }))

/** Id of a snapshot's row in the static summary, and the fragment that selects it in the explorer. */
export const snapshotAnchor = (number: number): string => `snapshot-${number}`
