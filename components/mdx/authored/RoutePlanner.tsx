import { RouteTable } from '@/components/docs-home/RouteTable'
import { planNodes } from '@/lib/content/docs-home'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: RouteTable,
  about: 'Guides for each source, catalog and query engine. On the first page of the documentation, readers choose a route from them.',
  example: '<RoutePlanner />',
  attributes: {},
  plain: () => planNodes(),
  indexed: true,
  states: () => ({ 'all pages': <RouteTable /> }),
})
