/**
 * Entries of the Solutions popover, which is disabled. To enable it, add `{ type: 'custom-solutions', position: 'left' }` to the items in
 * navbar.ts and set the URL of each entry.
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
