import type { ReactNode } from 'react'
import { defineMdxComponent } from '../mdx-component'

/** Numbered steps. Each starts with an h3. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}

export default defineMdxComponent({
  component: Steps,
  about: 'Numbered steps. Each step begins with a level 3 heading.',
  example: '<Steps> … </Steps>',
  attributes: {},
  contains: { oneOf: ['heading 3'], what: 'a heading that begins with ### for each step' },
  plain: 'children',
  states: () => ({
    two: (
      <Steps>
        <h3>Do the first thing</h3>
        <p>And see the result.</p>
        <h3>Do the second thing</h3>
        <p>And see that one.</p>
      </Steps>
    ),
  }),
})
