import { paragraph, strong } from '@/lib/markdown-export/nodes'
import { defineMdxComponent } from '../mdx-component'
import { TabItem } from '../Tabs'

export default defineMdxComponent({
  component: TabItem,
  about: 'Tab of a `Tabs` component.',
  example: '<TabItem value="cli" label="CLI"> … </TabItem>',
  attributes: { value: { example: 'cli' }, label: { example: 'CLI' } },
  plain: ({ attributes, children }) => [paragraph(strong(`${attributes.label ?? attributes.value}:`)), ...children()],
  // The states of Tabs include it.
  states: () => ({}),
})
