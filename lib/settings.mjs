/**
 * Optional features of the site. To enable one, change its default here.
 *
 * A build can override the defaults with the environment variable `SITE_SETTINGS`, a JSON object with any of these keys. The browser
 * tests use it to build a second site in which every setting has a different value. This module has no imports.
 */

/**
 * @typedef {{ code: string, label: string, htmlLang: string, direction: 'ltr' | 'rtl', calendar: string }} Locale
 * `code` is the first path segment of the locale's pages, `htmlLang` a BCP 47 tag, `calendar` a Unicode calendar such as `gregory`.
 * @typedef {{ name: string, label: string, isLast: boolean, path: string, mainDocId: string }} DocsVersion
 * `path` is the folder of the version's pages, with a leading and a trailing slash.
 */
const defaults = {
  /** Whether the color theme can follow the system. If so, the theme switch has a third option, and it is the default for new visitors. */
  colorMode: { followSystem: false },
  /** Whether the navigation bar hides when scrolling down; `items` replaces those of content/navigation/navbar.ts. */
  navbar: {
    hideOnScroll: false,
    /** @type {import('./nav/navbar').PlacedNavItem[] | undefined} */
    items: undefined,
  },
  /**
   * Locales of the site; the first is the default and has no path prefix. Each locale is a separate build, selected with `SITE_LOCALE`.
   * @type {Locale[]}
   */
  locales: [{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' }],
  /**
   * Versions of the documentation, newest first.
   * @type {DocsVersion[]}
   */
  docsVersions: [{ name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' }],
}

/** @typedef {typeof defaults} Settings */

/**
 * The settings of a build: the values of `SITE_SETTINGS`, validated by lib/environment/, and the defaults for all other keys.
 * @param {import('./environment/schema.mjs').Environment['SITE_SETTINGS']} chosen
 * @returns {Settings}
 */
export function withDefaults(chosen) {
  const navbar = /** @type {Partial<Settings['navbar']> | undefined} */ (chosen?.navbar)
  return { ...defaults, ...chosen, navbar: { ...defaults.navbar, ...navbar } }
}

/**
 * The locale of a build: the one with the code in `SITE_LOCALE`, otherwise the default locale.
 * @param {Locale[]} locales
 * @param {string | undefined} code
 * @throws {Error} if no locale has this code, or if there are no locales
 */
export function chooseLocale(locales, code) {
  const locale = code ? locales.find((candidate) => candidate.code === code) : locales[0]
  if (!locale) throw new Error(`SITE_LOCALE: unknown locale "${code}". Known locales: ${locales.map((known) => known.code).join(', ')}.`)
  return locale
}
