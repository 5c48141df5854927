import { Evidence } from '@/components/mdx/Evidence'
import { evidenceBlocks } from '@/lib/markdown-export/evidence-blocks'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: Evidence,
  about: 'Recorded output of an experiment in `evidence/experiments/`.',
  example: '<Evidence name="pgoutput-replica-identity" />',
  attributes: { name: { example: 'pgoutput-replica-identity', required: true } },
  plain: ({ attributes: { name = '' } }) => evidenceBlocks(name),
  indexed: true,
  states: () => ({
    table: <Evidence name="pgoutput-replica-identity" />,
  }),
})
