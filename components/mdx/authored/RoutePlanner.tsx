import { RoutePlanner } from '@/components/docs-home/RoutePlanner'
import { planNodes } from '@/lib/content/docs-home'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: RoutePlanner,
  about: 'Choice of source, catalog and query engine that leads to a route of three pages.',
  example: '<RoutePlanner />',
  attributes: {},
  plain: () => planNodes(),
  indexed: true,
  states: () => ({ start: <RoutePlanner /> }),
})
