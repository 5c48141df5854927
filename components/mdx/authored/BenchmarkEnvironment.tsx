import { BenchmarkEnvironment } from '@/components/mdx/BenchmarkTables'
import { environmentBlocks } from '@/lib/markdown-export/benchmark-blocks'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: BenchmarkEnvironment,
  about: 'Machines and data set of a benchmark suite.',
  example: '<BenchmarkEnvironment suite="postgres" />',
  attributes: { suite: { example: 'postgres', required: true } },
  plain: ({ attributes: { suite = '' } }) => environmentBlocks(suite),
  states: () => ({ postgres: <BenchmarkEnvironment suite="postgres" /> }),
})
