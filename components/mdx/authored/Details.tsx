import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { paragraph, strong } from '@/lib/markdown-export/nodes'
import { defineMdxComponent } from '../mdx-component'

/** Collapsible section in a native `<details>` element. */
export function Details({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="details" open={open}>
      <summary>
        <Icon name="chevron-right" size={16} className="chevron text-muted" />
        {summary}
      </summary>
      <div className="flow">{children}</div>
    </details>
  )
}

export default defineMdxComponent({
  component: Details,
  about: 'Section that readers can expand and collapse. With `open`, it is expanded at first.',
  example: '<Details summary="If the test fails"> … </Details>',
  attributes: { summary: { example: 'If the test fails', required: true }, open: { example: '', flag: true } },
  plain: ({ attributes, children }) => [paragraph(strong(attributes.summary ?? '')), ...children()],
  states: () => ({
    closed: <Details summary="If the test fails">Text.</Details>,
    open: (
      <Details summary="If the test fails" open>
        <p>Text.</p>
      </Details>
    ),
  }),
})
