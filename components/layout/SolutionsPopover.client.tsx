'use client'

import { Blocks, ChartLine, ChevronDown, MousePointerClick, Phone, PlayCircle, RefreshCw, ShieldCheck } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useDisclosure } from '@/components/ui/use-disclosure'

const solutions = [
  { name: 'Analytics', Icon: ChartLine },
  { name: 'Engagement', Icon: MousePointerClick },
  { name: 'Security', Icon: ShieldCheck },
  { name: 'Integrations', Icon: Blocks },
  { name: 'Automations', Icon: RefreshCw },
]
const actions = [
  { name: 'Watch demo', Icon: PlayCircle },
  { name: 'Contact sales', Icon: Phone },
]

/** Where its links lead: the entries of the specification stand for pages that do not exist. */
const NOWHERE = '#'

/**
 * The popover of the specification, part 2.8, which no page uses: it opens by its button, closes on Escape, on a press outside and when the
 * focus leaves, and shows at least four entries before it scrolls.
 */
export function SolutionsPopover() {
  const id = useId()
  const { root, button, open, setOpen, dismiss, onBlur } = useDisclosure()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    dismiss()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only watches keys and focus of the button and links inside
    <div ref={root} className="relative inline-block" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="inline-flex min-h-11 items-center gap-1.5 font-medium"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Solutions
        <ChevronDown size={16} aria-hidden="true" className={open ? 'rotate-180 transition' : 'transition'} />
      </button>
      <div id={id} hidden={!open} className="solutions-panel">
        <ul className="solutions-list">
          {solutions.map(({ name, Icon }) => (
            <li key={name}>
              <a href={NOWHERE} className="solutions-entry" onClick={dismiss}>
                <Icon size={20} aria-hidden="true" className="text-brand" />
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul className="grid grid-cols-2 divide-x divide-line border-t border-line bg-sunken">
          {actions.map(({ name, Icon }) => (
            <li key={name}>
              <a href={NOWHERE} className="solutions-entry justify-center text-sm" onClick={dismiss}>
                <Icon size={18} aria-hidden="true" className="text-muted" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
