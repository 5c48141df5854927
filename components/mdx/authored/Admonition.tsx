import { CircleAlert, Info, Lightbulb, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { quote, sentence } from '@/lib/markdown-export/nodes'
import type { AdmonitionKind } from '@/lib/mdx/syntax'
import { admonitionKinds } from '@/lib/mdx/syntax'
import { defineMdxComponent } from '../mdx-component'

const looks: Record<AdmonitionKind, { label: string; Icon: LucideIcon }> = {
  note: { label: 'Note', Icon: CircleAlert },
  tip: { label: 'Tip', Icon: Lightbulb },
  info: { label: 'Info', Icon: Info },
  warning: { label: 'Warning', Icon: TriangleAlert },
  danger: { label: 'Danger', Icon: OctagonAlert },
}

/** Callout, written as `:::note[title]` in MDX. */
export function Admonition({ kind, title, children }: { kind: AdmonitionKind; title?: string; children?: ReactNode }) {
  const { label, Icon } = looks[kind]
  return (
    <div className="admonition flow" data-kind={kind} role="note" aria-label={title ?? label}>
      <p className="admonition-label">
        <Icon size={16} strokeWidth={2.1} aria-hidden="true" />
        {title ?? label}
      </p>
      {children}
    </div>
  )
}

export default defineMdxComponent({
  component: Admonition,
  about: 'A note beside the text; write it as a `:::` block.',
  example: ':::note[A title of its own]',
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
