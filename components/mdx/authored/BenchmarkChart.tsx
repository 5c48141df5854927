import { BenchmarkChart } from '@/components/mdx/BenchmarkChart'
import { chartBlocks } from '@/lib/markdown-export/benchmark-blocks'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: BenchmarkChart,
  about: 'Bar chart of benchmark results from `content/data/benchmarks.json`.',
  example: '<BenchmarkChart suite="postgres" measure="cdc" />',
  attributes: { suite: { example: 'postgres', required: true }, measure: { example: 'cdc', required: true } },
  plain: ({ attributes: { suite = '', measure = '' } }) => chartBlocks(suite, measure),
  states: () => ({
    'with ratios': <BenchmarkChart suite="postgres" measure="cdc" />,
    'other rows than tools': <BenchmarkChart suite="compaction-tpch" measure="groups" />,
  }),
})
