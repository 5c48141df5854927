import { SampleSummary } from '@/components/tools/iceberg/SampleSummary'
import { sampleSummaryNodes } from '@/lib/tools/iceberg/sample-markdown'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: SampleSummary,
  about: 'Snapshots of the sample Iceberg table. On the page of the table explorer, readers can open it and tables of their own.',
  example: '<IcebergExplorer />',
  attributes: {},
  plain: () => sampleSummaryNodes(),
  states: () => ({ summary: <SampleSummary /> }),
})
