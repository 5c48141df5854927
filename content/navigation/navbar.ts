/** Announcement above the navigation bar. Visitors who closed it see it again when the `id` changes. */
export const announcementBar = {
  id: 'monthly-events-2025',
  content: 'We hold community events every month.',
  link: { label: 'See webinars and events', href: '/webinar/' },
  backgroundColor: '#193ae6',
  textColor: '#ffffff',
  isCloseable: true,
} as const

/**
 * Items of the navigation bar from left to right. For their types, see `NavItem` in lib/nav/navbar-items.ts. The menus show `about` in one line
 * of at most 45 characters below the label.
 */
export const navbar = {
  items: [
    { type: 'default', label: 'Docs', to: '/docs/', position: 'right' },
    {
      type: 'dropdown',
      label: 'Products',
      position: 'right',
      items: [
        { label: 'OLake Go', to: '/olake-go/', about: 'Replicate databases to Apache Iceberg' },
        { label: 'OLake Fusion', to: '/olake-fusion/', about: 'Compact and maintain Iceberg tables' },
        { label: 'AILake', to: '/ai-lake/', about: 'Migrate warehouse code to Iceberg (planned)' },
      ],
    },
    { type: 'default', label: 'Customer Stories', to: '/customer-stories/', position: 'right' },
    { type: 'default', label: 'Blogs', to: '/blog/', position: 'right' },
    {
      type: 'dropdown',
      label: 'Iceberg',
      position: 'right',
      items: [
        { label: 'Iceberg Blogs', to: '/iceberg/', about: 'Articles about tables, catalogs and queries' },
        { label: 'Query Engine', to: '/iceberg/query-engine/', about: 'Compare engines that query Iceberg' },
      ],
    },
    {
      type: 'dropdown',
      label: 'Community',
      position: 'right',
      items: [
        { label: 'Webinars & Events', to: '/webinar/', about: 'Upcoming sessions and recordings' },
        { label: 'OLake Community', to: '/community/', about: 'Ask questions and meet other users' },
        { label: 'Top Contributors', to: '/community/contributors/', about: 'The people who write OLake' },
        { label: 'Contributor’s Program', to: '/community/contributor-program/', about: 'Earn points and rewards for contributions' },
        { label: 'Google Summer of Code', to: '/community/gsoc/', about: 'Ideas and proposals of the 2026 season' },
      ],
    },
    { type: 'default', label: 'Slack', href: 'https://olake.io/slack', icon: 'slack', position: 'right' },
    { type: 'default', label: 'GitHub', href: 'https://github.com/datazip-inc/olake', icon: 'github', position: 'right' },
    { type: 'default', label: 'Talk to us', to: '/#olake-form-product', emphasis: true, position: 'right' },
    { type: 'search', position: 'right' },
  ],
} as const
