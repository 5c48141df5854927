import { LatestReleases } from '@/components/docs-home/LatestReleases'
import { latestReleases, releaseListNode } from '@/lib/content/releases'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: LatestReleases,
  about: 'The newest release of each product from `content/data/releases.yml`.',
  example: '<LatestReleases />',
  attributes: {},
  plain: () => [releaseListNode(latestReleases())],
  indexed: true,
  states: () => ({ 'all products': <LatestReleases /> }),
})
