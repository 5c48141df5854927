'use client'

import { useId } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { useDisclosure } from '@/components/ui/use-disclosure'
import { solutions } from '@/content/navigation/solutions'

const icons = {
  chart: 'chart-line',
  pointer: 'mouse-pointer-click',
  shield: 'shield-check',
  blocks: 'blocks',
  cycle: 'refresh-cw',
  play: 'circle-play',
  phone: 'phone',
} as const

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
        <Icon name="chevron-down" size={14} className={open ? 'rotate-180 transition' : 'transition'} />
      </button>
      <div id={id} hidden={!open} className="solutions-panel">
        <ul className="solutions-list">
          {solutions.entries.map(({ label, href, icon }) => (
            <li key={label}>
              <Anchor href={href} className="solutions-entry" onClick={dismiss}>
                <Icon name={icons[icon]} size={20} className="text-brand" />
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        <ul className="grid grid-cols-2 divide-x divide-line border-t border-line bg-sunken">
          {solutions.actions.map(({ label, href, icon }) => (
            <li key={label}>
              <Anchor href={href} className="solutions-entry justify-center text-sm" onClick={dismiss}>
                <Icon name={icons[icon]} size={18} className="text-muted" />
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
