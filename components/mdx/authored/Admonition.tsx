import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import type { IconName } from '@/lib/figures/icons'
import { quote, sentence } from '@/lib/markdown-export/nodes'
import type { AdmonitionKind } from '@/lib/mdx/syntax'
import { admonitionKinds } from '@/lib/mdx/syntax'
import { defineMdxComponent } from '../mdx-component'

const looks: Record<AdmonitionKind, { label: string; icon: IconName }> = {
  note: { label: 'Note', icon: 'circle-exclamation-point' },
  tip: { label: 'Tip', icon: 'lightbulb' },
  info: { label: 'Info', icon: 'info' },
  warning: { label: 'Warning', icon: 'triangle-exclamation-point' },
  danger: { label: 'Danger', icon: 'octagon-exclamation-point' },
}

/** Callout, written as `:::note[title]` in MDX. */
export function Admonition({ kind, title, children }: { kind: AdmonitionKind; title?: string; children?: ReactNode }) {
  const { label, icon } = looks[kind]
  return (
    <div className="admonition flow" data-kind={kind} role="note" aria-label={title ?? label}>
      <p className="admonition-label">
        <Icon name={icon} size={16} strokeWidth={2.1} />
        {title ?? label}
      </p>
      {children}
    </div>
  )
}

export default defineMdxComponent({
  component: Admonition,
  about: 'Highlighted note. Write it as a `:::` block.',
  example: ':::note[A title of its own]',
  attributes: { kind: { example: 'note' }, title: { example: 'A title' } },
  plain: ({ attributes, children }) => [quote(attributes.title ?? sentence(attributes.kind ?? 'note'), children())],
  states: () => ({
    ...Object.fromEntries(
      admonitionKinds.map((kind) => [
        kind,
        <Admonition key={kind} kind={kind}>
          <p>What is good to know.</p>
        </Admonition>,
      ]),
    ),
    'title of its own': (
      <Admonition kind="tip" title="Save a restart">
        <p>Text.</p>
      </Admonition>
    ),
  }),
})
