import { FlagTable } from '@/components/mdx/FlagTable'
import { flagTableNodes } from '@/lib/reference/reference-markdown'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: FlagTable,
  about: 'Table of all command line flags from `content/data/reference/flags.yml`.',
  example: '<FlagTable />',
  attributes: {},
  plain: () => flagTableNodes(),
  indexed: true,
  states: () => ({ all: <FlagTable /> }),
})
