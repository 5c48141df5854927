import { MappingTable } from '@/components/tools/types/MappingTable'
import { mappingParts } from '@/lib/tools/types/mapping'
import { mappingNodes } from '@/lib/tools/types/type-markdown'
import { defineMdxComponent } from '../mdx-component'

const partOf = (name = 'types') => {
  const part = mappingParts.find((known) => known === name)
  if (!part) throw new Error(`<MappingTable> has no part "${name}"; write one of ${mappingParts.join(', ')}.`)
  return part
}

export default defineMdxComponent({
  component: MappingTable,
  about: 'Table of the types of a source from `content/data/types/`, or another `part`: `differences`, `edges` or `dates`.',
  example: '<MappingTable source="postgres" part="edges" />',
  attributes: {
    source: { example: 'postgres', required: true },
    part: { example: 'edges', oneOf: ['types', 'differences', 'edges', 'dates'] },
  },
  plain: ({ attributes }) => mappingNodes(attributes.source ?? '', partOf(attributes.part)),
  indexed: true,
  states: () => ({
    types: <MappingTable source="postgres" />,
    differences: <MappingTable source="mysql" part="differences" />,
  }),
})
