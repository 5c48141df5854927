import { Icon } from '@/components/ui/Icon'
import { levelFacts, type SupportLevel } from '@/lib/query-engines/engine'

/** Icon and color of each support level. The icons differ in shape, because color alone is not accessible. */
const marks = {
  full: { icon: 'check', tone: 'text-good' },
  partial: { icon: 'contrast', tone: 'text-caution' },
  preview: { icon: 'circle-dashed', tone: 'text-water' },
  none: { icon: 'x', tone: 'text-muted' },
} as const satisfies Record<SupportLevel, object>

/** Icon of a support level. It is hidden from screen readers, so use it only next to the name of the level. */
export function LevelMark({ level }: { level: SupportLevel }) {
  const { icon, tone } = marks[level]
  return <Icon name={icon} size={17} strokeWidth={2.25} className={`shrink-0 ${tone}`} />
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
