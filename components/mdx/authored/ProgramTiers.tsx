import { ProgramTiers } from '@/components/community/Program'
import { tiersBlocks } from '@/lib/content/program-blocks'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ProgramTiers,
  about: 'Tiers of the contributor program with their rewards.',
  example: '<ProgramTiers />',
  attributes: {},
  plain: tiersBlocks,
  states: () => ({ all: <ProgramTiers /> }),
})
