import { Check, CircleDashed, Contrast, X } from 'lucide-react'
import { levelFacts, type SupportLevel } from '@/lib/query-engines/engine'

/** Icon and color of each support level. The icons differ in shape, because color alone is not accessible. */
const marks = {
  full: { Icon: Check, tone: 'text-good' },
  partial: { Icon: Contrast, tone: 'text-caution' },
  preview: { Icon: CircleDashed, tone: 'text-water' },
  none: { Icon: X, tone: 'text-muted' },
} as const satisfies Record<SupportLevel, object>

/** Icon of a support level. It is hidden from screen readers, so use it only next to the name of the level. */
export function LevelMark({ level }: { level: SupportLevel }) {
  const { Icon, tone } = marks[level]
  return <Icon aria-hidden="true" size={17} strokeWidth={2.25} className={`shrink-0 ${tone}`} />
}

/** Support level as icon and text. `short` omits the word "support". */
export function Level({ level, short = false }: { level: SupportLevel; short?: boolean }) {
  const { label } = levelFacts[level]
  return (
    <span className="inline-flex items-center gap-1.5 self-start whitespace-nowrap">
      <LevelMark level={level} />
      {short ? label.replace(/ support(ed)?$/, '').replace('Not', 'None') : label}
    </span>
  )
}
