/**
 * Entries of the Solutions popover. The site does not show it today: to switch it on, add `{ type: 'custom-solutions', position: 'left' }`
 * to the items of navbar.ts, and give each entry an address.
 */
export const solutions = {
  label: 'Solutions',
  entries: [
    { label: 'Analytics', href: '#', icon: 'chart' },
    { label: 'Engagement', href: '#', icon: 'pointer' },
    { label: 'Security', href: '#', icon: 'shield' },
    { label: 'Integrations', href: '#', icon: 'blocks' },
    { label: 'Automations', href: '#', icon: 'cycle' },
  ],
  actions: [
    { label: 'Watch demo', href: '#', icon: 'play' },
    { label: 'Contact sales', href: '#', icon: 'phone' },
  ],
} as const
