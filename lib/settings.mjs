import { z } from 'zod'

/**
 * Optional features of the site, with their defaults. To enable one, change its default here.
 *
 * A build can override the defaults with the environment variable `SITE_SETTINGS`, a JSON object with any of these keys. The browser
 * tests use it to build a second site in which every setting has a different value. Code reads the settings from lib/site.mjs: client
 * bundles must not contain this schema.
 */

const locale = z.strictObject({
  /** The first path segment of the locale's pages. */
  code: z.string().regex(/^[\w-]+$/),
  label: z.string(),
  /** BCP 47 tag. */
  htmlLang: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Unicode calendar, such as `gregory`. */
  calendar: z.string(),
})

const docsVersion = z.strictObject({
  name: z.string(),
  label: z.string(),
  isLast: z.boolean(),
  /** Folder of the version's pages, with a leading and a trailing slash. */
  path: z.string().regex(/^\/(.*\/)?$/),
  mainDocId: z.string(),
})

/** An item of the navigation bar. Its other fields are validated when the navigation bar is built. */
const navbarItem = /** @type {z.ZodType<import('./nav/navbar').PlacedNavItem>} */ (z.looseObject({ position: z.enum(['left', 'right']) }))

export const settingsSchema = z.strictObject({
  colorMode: z
    .strictObject({
      /** Whether the color theme can follow the system. If so, the theme switch has a third option, and it is the default for new visitors. */
      followSystem: z.boolean().default(false),
    })
    .prefault({}),
  navbar: z
    .strictObject({
      /** Whether the navigation bar hides when scrolling down. */
      hideOnScroll: z.boolean().default(false),
      /** Replacements for the items of content/navigation/navbar.ts. */
      items: z.array(navbarItem).optional(),
    })
    .prefault({}),
  /** Locales of the site; the first is the default and has no path prefix. Each locale is a separate build, selected with `SITE_LOCALE`. */
  locales: z.tuple([locale], locale).default([{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' }]),
  /** Versions of the documentation, newest first. */
  docsVersions: z
    .array(docsVersion)
    .min(1)
    .default([{ name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' }]),
})
