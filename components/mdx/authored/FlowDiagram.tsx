import { FlowDiagram as Diagram } from '@/components/mdx/FlowDiagram'
import { flowDiagramOf } from '@/lib/flow-diagrams'
import { flowDiagramBlocks } from '@/lib/markdown-export/flow-diagram-blocks'
import { defineMdxComponent } from '../mdx-component'

/** A diagram of `content/data/diagrams/` by its name. */
export function FlowDiagram({ name }: { name: string }) {
  return <Diagram diagram={flowDiagramOf(name)} />
}

export default defineMdxComponent({
  component: FlowDiagram,
  about: 'How data moves from a source to a table, and where it breaks, from `content/data/diagrams/`.',
  example: '<FlowDiagram name="postgres-cdc" />',
  attributes: { name: { example: 'postgres-cdc', required: true } },
  plain: ({ attributes: { name = '' } }) => flowDiagramBlocks(flowDiagramOf(name)),
  indexed: true,
  states: () => ({
    'three stations': <FlowDiagram name="postgres-cdc" />,
  }),
})
