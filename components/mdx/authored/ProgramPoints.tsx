import { ProgramPoints } from '@/components/community/Program'
import { pointsBlocks } from '@/lib/markdown-export/program-blocks'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: ProgramPoints,
  about: 'What each kind of contribution is worth, from `content/data/contributor-program.yml`.',
  example: '<ProgramPoints />',
  plain: pointsBlocks,
  states: () => ({ all: <ProgramPoints /> }),
})
