import { BenchmarkHistory } from '@/components/mdx/BenchmarkTables'
import { historyBlocks } from '@/lib/markdown-export/benchmark-blocks'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: BenchmarkHistory,
  about: 'Earlier results of a benchmark suite.',
  example: '<BenchmarkHistory suite="postgres" />',
  attributes: { suite: { example: 'postgres', required: true } },
  plain: ({ attributes: { suite = '' } }) => historyBlocks(suite),
  states: () => ({ postgres: <BenchmarkHistory suite="postgres" /> }),
})
