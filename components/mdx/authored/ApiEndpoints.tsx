import { ApiEndpoints } from '@/components/mdx/ApiEndpoints'
import { apiNodes, apiSearchNodes } from '@/lib/api/api-markdown'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ApiEndpoints,
  about: 'Endpoints of a group in `content/data/api.yml`.',
  example: '<ApiEndpoints group="login-and-session" />',
  attributes: { group: { example: 'login-and-session', required: true } },
  plain: ({ attributes }) => apiNodes(attributes),
  indexed: ({ attributes }) => apiSearchNodes(attributes),
  states: () => ({ 'a group': <ApiEndpoints group="login-and-session" /> }),
})
