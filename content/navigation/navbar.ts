/** Announcement above the navigation bar. Visitors who closed it see it again when the `id` changes. */
export const announcementBar = {
  id: 'monthly-events-2025',
  content: 'We hold community events every month.',
  link: { label: 'See webinars and events', href: '/webinar/' },
  backgroundColor: '#193ae6',
  textColor: '#ffffff',
  isCloseable: true,
} as const

/** Items of the navigation bar from left to right. For their types, see `NavItem` in lib/nav/navbar-items.ts. */
export const navbar = {
  items: [
    { type: 'default', label: 'Docs', to: '/docs/', position: 'right' },
    {
      type: 'dropdown',
      label: 'Products',
      position: 'right',
      items: [
        { label: 'OLake Go', to: '/olake-go/' },
        { label: 'OLake Fusion', to: '/olake-fusion/' },
        { label: 'AILake', to: '/ai-lake/' },
      ],
    },
    { type: 'default', label: 'Customer Stories', to: '/customer-stories/', position: 'right' },
    { type: 'default', label: 'Blogs', to: '/blog/', position: 'right' },
    {
      type: 'dropdown',
      label: 'Iceberg',
      position: 'right',
      items: [
        { label: 'Iceberg Blogs', to: '/iceberg/' },
        { label: 'Query Engine', to: '/iceberg/query-engine/' },
      ],
    },
    {
      type: 'dropdown',
      label: 'Community',
      position: 'right',
      items: [
        { label: 'Webinars & Events', to: '/webinar/' },
        { label: 'OLake Community', to: '/community/' },
        { label: 'Top Contributors', to: '/community/contributors/' },
        { label: 'Contributor’s Program', to: '/community/contributor-program/' },
        { label: 'Google Summer of Code', to: '/community/gsoc/' },
      ],
    },
    { type: 'default', label: 'Slack', href: 'https://olake.io/slack', icon: 'slack', position: 'right' },
    { type: 'default', label: 'GitHub', href: 'https://github.com/datazip-inc/olake', icon: 'github', position: 'right' },
    { type: 'default', label: 'Talk to us', to: '/#olake-form-product', emphasis: true, position: 'right' },
    { type: 'search', position: 'right' },
  ],
} as const
