import { ConfigReferences } from '@/components/tools/config/ConfigReferences'
import { configFilesNode } from '@/lib/content/config-tool'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ConfigReferences,
  about: 'The configuration tool, on its own page. Elsewhere, links to the reference of each configuration file.',
  example: '<ConfigTool />',
  attributes: {},
  plain: () => [configFilesNode()],
  states: () => ({ 'all files': <ConfigReferences /> }),
})
