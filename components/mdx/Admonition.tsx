import { CircleAlert, Info, Lightbulb, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdmonitionKind } from '@/lib/mdx/syntax'

const looks: Record<AdmonitionKind, { label: string; Icon: LucideIcon }> = {
  note: { label: 'Note', Icon: CircleAlert },
  tip: { label: 'Tip', Icon: Lightbulb },
  info: { label: 'Info', Icon: Info },
  warning: { label: 'Warning', Icon: TriangleAlert },
  danger: { label: 'Danger', Icon: OctagonAlert },
}

/** `:::note[title]` in the text. */
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
