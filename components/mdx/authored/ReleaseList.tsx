import { ReleaseList } from '@/components/releases/ReleaseList'
import { releaseNodes } from '@/lib/content/releases'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ReleaseList,
  about: 'List of all releases from `content/data/releases.yml`, with filters and feeds.',
  example: '<ReleaseList />',
  attributes: {},
  plain: () => releaseNodes(),
  indexed: true,
  states: () => ({ 'all releases': <ReleaseList /> }),
})
