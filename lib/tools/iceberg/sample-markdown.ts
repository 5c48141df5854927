import type { RootContent } from 'mdast'
import { formatNumber } from '@/lib/locale'
import { paragraph, table, text } from '@/lib/markdown-export/nodes'
import { sampleSnapshots } from './sample-table'

/** Snapshots of the sample table as a table of texts. The first row is the header. */
const sampleRows = (): string[][] => [
  ['Snapshot', 'Operation', 'What it does', 'Data files', 'Delete files', 'Rows in data files'],
  ...sampleSnapshots.map(({ number, operation, story, dataFiles, deleteFiles, rows }) => [
    String(number),
    operation,
    story,
    formatNumber(dataFiles),
    formatNumber(deleteFiles),
    formatNumber(rows),
  ]),
]

export const sampleSummaryNodes = (): RootContent[] => [
  paragraph(text('Snapshots of the sample table `shop.orders`:')),
  table(sampleRows()),
]
