'use client'

import { Blocks, ChartLine, ChevronDown, MousePointerClick, Phone, PlayCircle, RefreshCw, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { useDisclosure } from '@/components/ui/use-disclosure'
import { solutions } from '@/content/navigation/solutions'

const icons = {
  chart: ChartLine,
  pointer: MousePointerClick,
  shield: ShieldCheck,
  blocks: Blocks,
  cycle: RefreshCw,
  play: PlayCircle,
  phone: Phone,
}

/**
 * Popover with entries and two actions. It opens with its button, closes on Escape, on a press outside and when it loses the focus, and
 * shows at least four entries before it scrolls.
 */
export function SolutionsPopover() {
  const id = useId()
  const { root, button, open, setOpen, dismiss, onBlur } = useDisclosure()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only handles focus events of the button and links inside it
    <div ref={root} className="relative inline-block" onBlur={onBlur}>
      <button ref={button} type="button" className="nav-link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {solutions.label}
        <ChevronDown size={14} aria-hidden="true" className={open ? 'rotate-180 transition' : 'transition'} />
      </button>
      <div id={id} hidden={!open} className="solutions-panel">
        <ul className="solutions-list">
          {solutions.entries.map(({ label, href, icon }) => {
            const Icon = icons[icon]
            return (
              <li key={label}>
                <Anchor href={href} className="solutions-entry" onClick={dismiss}>
                  <Icon size={20} aria-hidden="true" className="text-brand" />
                  {label}
                </Anchor>
              </li>
            )
          })}
        </ul>
        <ul className="grid grid-cols-2 divide-x divide-line border-t border-line bg-sunken">
          {solutions.actions.map(({ label, href, icon }) => {
            const Icon = icons[icon]
            return (
              <li key={label}>
                <Anchor href={href} className="solutions-entry justify-center text-sm" onClick={dismiss}>
                  <Icon size={18} aria-hidden="true" className="text-muted" />
                  {label}
                </Anchor>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
