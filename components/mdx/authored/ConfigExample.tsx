import { ConfigExample } from '@/components/mdx/ConfigReference'
import { configExampleNodes } from '@/lib/reference/reference-markdown'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ConfigExample,
  about: 'Example of a configuration file from `content/data/reference/`.',
  example: '<ConfigExample name="postgres" example="complete" />',
  attributes: {
    name: { example: 'postgres', required: true },
    example: { example: 'complete', required: true },
    title: { example: 'source.json' },
  },
  plain: ({ attributes }) => configExampleNodes(attributes),
  indexed: true,
  states: () => ({ postgres: <ConfigExample name="postgres" example="complete" /> }),
})
