import { ApiGroups } from '@/components/mdx/ApiGroups'
import { apiGroupNodes } from '@/lib/api/api-markdown'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ApiGroups,
  about: 'All groups in `content/data/api.yml`, with links to their endpoints. Search finds the endpoints on their pages.',
  example: '<ApiGroups />',
  attributes: {},
  plain: () => apiGroupNodes(),
  states: () => ({ 'all groups': <ApiGroups /> }),
})
