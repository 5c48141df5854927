import { ConfigTable } from '@/components/mdx/ConfigReference'
import { configTableNodes } from '@/lib/reference/reference-markdown'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ConfigTable,
  about: 'Table of the keys of a configuration object from `content/data/reference/`.',
  example: '<ConfigTable name="postgres" object="ssl" />',
  attributes: { name: { example: 'postgres', required: true }, object: { example: 'ssl' } },
  plain: ({ attributes }) => configTableNodes(attributes),
  indexed: true,
  states: () => ({ 'postgres, ssl': <ConfigTable name="postgres" object="ssl" /> }),
})
