import { CommandSettings } from '../CommandSettings.client'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: CommandSettings,
  about: 'A choice of source and destination that fills in the commands of a page.',
  example: '<CommandSettings />',
  plain: 'children',
  states: () => ({ start: <CommandSettings /> }),
})
