/**
 * Environment of the server build that tests use in addition to the export. It configures every service and sets every setting to a value
 * that the site does not use: a base path, a second locale, a navigation bar that hides, a theme that follows the system, two versions of
 * the documentation and every type of navigation item. Services are fakes, and tests handle the requests to them.
 */

/** Folder of the build. */
const allSettingsDist = '.next-all-settings'

/** Base path of the build, with its locale. */
export const allSettingsBase = '/sub/de'

const settings = {
  colorMode: { followSystem: true },
  navbar: {
    hideOnScroll: true,
    items: [
      { label: 'Docs', to: '/docs/', position: 'left' },
      { type: 'docSidebar', sidebarId: 'docs', label: 'Sidebar', position: 'left' },
      { type: 'doc', docId: 'getting-started/quickstart', label: 'Quickstart', position: 'left' },
      { type: 'dropdown', label: 'Iceberg', items: [{ label: 'Engines', to: '/iceberg/query-engine/' }], position: 'left' },
      { type: 'custom-solutions', position: 'left' },
      { type: 'html', value: '<b class="html-item">HTML</b>', position: 'left' },
      { type: 'custom-latest-release', position: 'right' },
      { type: 'docsVersion', label: 'My version', position: 'right' },
      { type: 'docsVersionDropdown', label: 'Versions', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { label: 'GitHub', href: 'https://github.com/datazip-inc/olake', icon: 'github', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  content: { houseStyle: false },
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' },
    { code: 'de', label: 'Deutsch', htmlLang: 'de-DE', direction: 'ltr', calendar: 'gregory' },
  ],
  docsVersions: [
    { name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' },
    // The site has one version of the documentation, so the release notes are used as the older one.
    { name: '0.x', label: '0.x', isLast: false, path: '/docs/release/overview/', mainDocId: 'release/overview' },
  ],
}

/** Variables of the build and of `next start`, which reads next.config.mjs again. */
export const allSettings = {
  SITE_DIST: allSettingsDist,
  SITE_BASE_PATH: '/sub',
  SITE_LOCALE: 'de',
  SITE_GALLERY: '1',
  SITE_SETTINGS: JSON.stringify(settings),
  NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
  NEXT_PUBLIC_ALGOLIA_API_KEY: 'testkey',
  NEXT_PUBLIC_ALGOLIA_INDEX: 'olake_test',
  NEXT_PUBLIC_GA4_ID: 'G-TEST123',
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example.com/contact',
  NEXT_PUBLIC_FEEDBACK_ENDPOINT: 'https://forms.example.com/feedback',
}
