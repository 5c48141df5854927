/**
 * Settings that have other values than the ones this site uses today. To switch one on, change its default here.
 *
 * A build can replace them without a change of code: `SITE_SETTINGS` holds a JSON object with any of these keys. The browser tests
 * build a second site that way, in which every setting has its other value. Imports nothing.
 */

/**
 * @typedef {{ code: string, label: string, htmlLang: string, direction: 'ltr' | 'rtl', calendar: string }} Locale
 * `code` is the first path segment of the locale's pages, `htmlLang` a BCP 47 tag, `calendar` a Unicode calendar such as `gregory`.
 * @typedef {{ name: string, label: string, isLast: boolean, path: string, mainDocId: string }} DocsVersion
 * `path` is the folder of the version's pages, with both slashes.
 */
const defaults = {
  /** Whether the color theme can follow the system. The theme switch then has a third position, and new visitors get the system's theme. */
  colorMode: { followSystem: false },
  /** Whether the navigation bar hides on scroll down; `items` replaces those of content/navigation/navbar.ts. */
  navbar: {
    hideOnScroll: false,
    /** @type {import('./nav/navbar').PlacedNavItem[] | undefined} */
    items: undefined,
  },
  /**
   * Languages of the site; the first is the default and has no path prefix. Each locale is a build of its own, chosen with `SITE_LOCALE`.
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
 * The settings of a build: those of `SITE_SETTINGS`, checked by lib/environment/, and the defaults of all others.
 * @param {import('./environment/schema.mjs').Environment['SITE_SETTINGS']} chosen
 * @returns {Settings}
 */
export function withDefaults(chosen) {
  const navbar = /** @type {Partial<Settings['navbar']> | undefined} */ (chosen?.navbar)
  return { ...defaults, ...chosen, navbar: { ...defaults.navbar, ...navbar } }
}

/**
 * The locale of a build: the one with the code in `SITE_LOCALE`, else the default one.
 * @param {Locale[]} locales
 * @param {string | undefined} code
 * @throws {Error} if no locale has this code, or there is none at all
 */
export function chooseLocale(locales, code) {
  const locale = code ? locales.find((candidate) => candidate.code === code) : locales[0]
  if (!locale) throw new Error(`SITE_LOCALE: unknown locale "${code}". Known locales: ${locales.map((known) => known.code).join(', ')}.`)
  return locale
}
