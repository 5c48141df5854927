import { ConfigExample } from '@/components/docs/ConfigReference'
import { configExampleNodes } from '@/lib/reference/nodes'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ConfigExample,
  about: 'A sample of a configuration file, from the same data.',
  example: '<ConfigExample name="postgres" example="complete" />',
  plain: ({ attributes }) => configExampleNodes(attributes),
  indexed: true,
  states: () => ({ postgres: <ConfigExample name="postgres" example="complete" /> }),
})
