import { Check, CircleDashed, Contrast, X } from 'lucide-react'
import { levelFacts, type SupportLevel } from '@/lib/query-engines/engine'

/** Shape and colour of each level: none is told by colour alone. */
const marks = {
  full: { Icon: Check, tone: 'text-good' },
  partial: { Icon: Contrast, tone: 'text-caution' },
  preview: { Icon: CircleDashed, tone: 'text-water' },
  none: { Icon: X, tone: 'text-muted' },
} as const satisfies Record<SupportLevel, object>

/** The mark of a support level. Beside its name it is decoration. */
export function LevelMark({ level }: { level: SupportLevel }) {
  const { Icon, tone } = marks[level]
  return <Icon aria-hidden="true" size={17} strokeWidth={2.25} className={`shrink-0 ${tone}`} />
}

/** A support level, as mark and word. `short` leaves out the word "support". */
export function Level({ level, short = false }: { level: SupportLevel; short?: boolean }) {
  const { label } = levelFacts[level]
  return (
    <span className="inline-flex items-center gap-1.5 self-start whitespace-nowrap">
      <LevelMark level={level} />
      {short ? label.replace(/ support(ed)?$/, '').replace('Not', 'None') : label}
    </span>
  )
}
