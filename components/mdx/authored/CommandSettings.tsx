import { CommandSettings } from '../CommandSettings.client'
import { defineMdxComponent } from '../mdx-component'

export default defineMdxComponent({
  component: CommandSettings,
  about: 'Selection of source and destination that adapts the commands of the page.',
  example: '<CommandSettings />',
  attributes: {},
  plain: 'children',
  states: () => ({ start: <CommandSettings /> }),
})
