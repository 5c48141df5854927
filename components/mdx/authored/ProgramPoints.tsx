import { ProgramPoints } from '@/components/community/Program'
import { pointsBlocks } from '@/lib/content/program-blocks'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ProgramPoints,
  about: 'Points for each kind of contribution from `content/data/contributor-program.yml`.',
  example: '<ProgramPoints />',
  attributes: {},
  plain: pointsBlocks,
  states: () => ({ all: <ProgramPoints /> }),
})
