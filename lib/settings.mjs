import { z } from 'zod'

/**
 * Optional features of the site, with their defaults. To enable one, change its default here. Descriptions say what the setting does when
 * it is turned on, and `today` how the site is now; `npm run reference` prints them.
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
const navbarItem = /** @type {z.ZodType<import('./nav/navbar-items').PlacedNavItem>} */ (
  z.looseObject({ position: z.enum(['left', 'right']) })
)

export const settingsSchema = z.strictObject({
  colorMode: z
    .strictObject({
      followSystem: z.boolean().default(false).meta({
        description: 'New readers get the theme of their system, and the theme switch has a third position.',
        today: 'Off: light by default',
      }),
    })
    .prefault({}),
  navbar: z
    .strictObject({
      hideOnScroll: z.boolean().default(false).meta({
        description: 'The navigation bar hides when a reader scrolls down or jumps to an anchor.',
        today: 'Off',
      }),
      items: z.array(navbarItem).optional().meta({
        description: 'Replaces the items of `content/navigation/navbar.ts`. All item types are in `lib/nav/navbar-items.ts`.',
        today: 'Not set',
      }),
    })
    .prefault({}),
  content: z
    .strictObject({
      houseStyle: z.boolean().default(true).meta({
        description: 'The content check reports wordings that the writing rules of this project advise against.',
        today: 'On',
      }),
    })
    .prefault({}),
  locales: z
    .tuple([locale], locale)
    .default([{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' }])
    .meta({
      description:
        'Each locale is a build of its own (`SITE_LOCALE`) with its language, direction and date format, served from `/<code>/`. The first one has no folder.',
      today: 'English',
    }),
  docsVersions: z
    .array(docsVersion)
    .min(1)
    .default([{ name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' }])
    .meta({
      description:
        "Versions of the documentation, newest first. The sidebar gets a version menu, and version links in the navigation bar follow the reader's choice.",
      today: 'One version',
    }),
})
