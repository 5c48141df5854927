/** Footer links by column (label: URL) and social accounts below the logo (icon: URL). */
export const footer = {
  columns: {
    Company: {
      'About us': '/about-us/',
      'Contact us': '/contact/',
      Branding: '/branding/',
      'Terms of Use': 'https://datazip.io/terms-of-use',
      'Privacy Policy': 'https://datazip.io/privacy-policy',
    },
    Resources: { Blogs: '/blog/', Docs: '/docs/', 'Customer Stories': '/customer-stories/', Search: '/search/' },
    'Top reads': {
      'Issues with Debezium': '/blog/issues-debezium-kafka/',
      'OLake Architecture': '/blog/olake-architecture/',
    },
  },
  social: {
    LinkedIn: 'https://www.linkedin.com/company/datazipio/',
    YouTube: 'https://www.youtube.com/@olakeio',
    Slack: 'https://olake.io/slack',
    Instagram: 'https://instagram.com/olake_io',
    X: 'https://x.com/_olake',
  },
} as const
