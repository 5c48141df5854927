import { GuideLists } from '@/components/docs-home/GuideLists'
import { guideNodes } from '@/lib/content/docs-home'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: GuideLists,
  about: 'Lists of links by task from `content/data/docs-home.yml`.',
  example: '<GuideLists />',
  attributes: {},
  plain: () => guideNodes(),
  indexed: true,
  states: () => ({ 'four tasks': <GuideLists /> }),
})
