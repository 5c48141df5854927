import { ConfigReferences } from '@/components/tools/config/ConfigReferences'
import { configFilesNode } from '@/lib/content/config-tool'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ConfigReferences,
  about: 'Links to the reference and the JSON Schema of each configuration file.',
  example: '<ConfigFiles />',
  attributes: {},
  plain: () => [configFilesNode()],
  indexed: true,
  states: () => ({ 'all files': <ConfigReferences /> }),
})
