import { TypeTable } from '@/components/tools/types/TypeTable'
import { explorerNodes } from '@/lib/tools/types/type-markdown'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: TypeTable,
  about: 'Types of all sources from `content/data/types/`. On the page of the type explorer, readers can filter them.',
  example: '<TypeExplorer />',
  attributes: {},
  plain: () => explorerNodes(),
  states: () => ({ 'all types': <TypeTable /> }),
})
