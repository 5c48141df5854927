import { z } from 'zod'
import { settingsSchema } from '../settings.mjs'
import { fileOrFolder, formEndpoint, matching, onOrOff, origin, pattern, port, secret, settingsJson } from './environment-values.mjs'

/**
 * The schema of `#environment`: all environment variables that the site, its build and its commands read. To add a variable, add an entry
 * here, and run `npm run reference`.
 *
 * @typedef {object} Description
 * @property {string} accepts completion of the sentence "It must be ..." in error messages
 * @property {boolean} [browser] whether client code needs the value, which makes it public
 * @property {boolean} [secret] whether error messages omit the value
 * @property {string} meaning what the variable does, in Markdown with links as in `docs/`
 * @property {string} [without] what happens if it is not set, unless the schema has a default or nothing happens
 */

/** @type {z.core.$ZodRegistry<Description>} */
export const descriptions = z.registry()

/**
 * @template {z.ZodType} Schema
 * @param {Schema} schema
 * @param {Description} description
 * @returns {Schema}
 */
const described = (schema, description) => {
  descriptions.add(schema, description)
  return schema
}

const acceptsSwitch = '1 or 0'
const acceptsFolder = 'the path of a folder'
const acceptsPort = 'a number from 1 to 65535'
const acceptsProof = 'the content of the meta tag, without the tag itself'

const proof = () => matching(/^[\w=-]+$/).optional()

export const environmentSchema = z.object({
  SITE_URL: described(origin.default('https://olake.io'), {
    accepts: 'an http or https origin without a path, for example https://docs.example.com',
    browser: true,
    meaning: 'Origin of canonical addresses, feeds and the sitemap: `http://` or `https://` and a host, without a path',
  }),
  SITE_BASE_PATH: described(
    matching(/^(\/[\w.~-]+)*\/?$/)
      .transform((path) => path.replace(/\/$/, ''))
      .optional(),
    {
      accepts: 'a path that begins with a slash, for example /sub',
      browser: true,
      meaning: 'Path that the site is served from, for example `/sub`',
      without: 'the root',
    },
  ),
  SITE_OUTPUT: described(z.literal('export').optional(), {
    accepts: 'export, or be unset for a server build',
    meaning: '`export` builds a static folder; set by `npm run export`',
    without: 'a server build',
  }),
  SITE_SETTINGS: described(settingsJson.prefault('{}'), {
    accepts: `a JSON object with settings of lib/settings.mjs: ${Object.keys(settingsSchema.shape).join(', ')}`,
    browser: true,
    meaning: 'Settings that differ from `lib/settings.mjs`, as a JSON object; see [Settings](#settings)',
  }),
  SITE_LOCALE: described(z.string().optional(), {
    accepts: 'the code of a locale in the settings',
    browser: true,
    meaning: 'Code of the locale that the build is for',
    without: 'the first locale',
  }),
  SITE_DRAFTS: described(onOrOff.optional(), {
    accepts: acceptsSwitch,
    meaning: '`1` builds pages marked `draft`, `0` leaves them out',
    without: '`1` in development and in previews',
  }),
  SITE_BUILD_DATE: described(matching(/^\d{4}-\d\d-\d\d$/).optional(), {
    accepts: 'a date such as 2026-03-01',
    meaning: 'Day for which the site is built: articles with a later date are left out',
    without: 'Today in UTC',
  }),
  SITE_PREVIEW_BRANCH: described(z.string().optional(), {
    accepts: 'the name of a branch',
    meaning: 'Branch of a preview, which is not indexed and has a banner. `SITE_URL` must be its own origin.',
    without: 'set on Vercel, Netlify and Cloudflare Pages',
  }),
  SITE_PREVIEW_COMMIT: described(matching(/^[0-9a-f]{7,40}$/i).optional(), {
    accepts: 'the hash of a commit, 7 to 40 digits',
    meaning: 'Commit of a preview, which its banner shows',
    without: 'set on Vercel, Netlify and Cloudflare Pages',
  }),
  SITE_PREVIEW_CHANGES: described(z.url({ protocol: /^https?$/ }).optional(), {
    accepts: 'an http or https address',
    meaning: 'Address of the list of changed pages that the banner links to',
    without: 'the pull request, or a comparison with `master` on GitHub',
  }),
  SITE_GALLERY: described(onOrOff.optional(), {
    accepts: acceptsSwitch,
    meaning: '`1` builds the component gallery (`/dev/components/`), `0` leaves it out',
    without: '`1` in development',
  }),
  SITE_CONTENT: described(fileOrFolder.default('content'), { accepts: acceptsFolder, meaning: 'Another content folder, for tests' }),
  SITE_CONTENT_READY: described(onOrOff.optional(), {
    accepts: acceptsSwitch,
    meaning: 'Set by commands that have prepared the content, so that what they start does not prepare it again',
  }),
  SITE_KEEP_PAGES: described(onOrOff.optional(), {
    accepts: acceptsSwitch,
    meaning: 'Set by `npm run export`: pages record what they are made from',
  }),
  SITE_FULL: described(onOrOff.optional(), {
    accepts: acceptsSwitch,
    meaning: '`1` lets `npm run export` render all pages; otherwise it keeps those of the last export that did not change',
  }),
  SITE_DIST: described(fileOrFolder.optional(), {
    accepts: acceptsFolder,
    meaning: 'Folder of the build, so that several builds can exist side by side',
    without: '`.next`, and `out` for an export',
  }),
  SITE_VERIFICATION_GOOGLE: described(proof(), {
    accepts: acceptsProof,
    meaning: 'Proof of ownership for Google: the content of the meta tag, without the tag',
  }),
  SITE_VERIFICATION_BING: described(proof(), { accepts: acceptsProof, meaning: 'The same for Bing' }),
  SITE_VERIFICATION_YANDEX: described(proof(), { accepts: acceptsProof, meaning: 'The same for Yandex' }),
  PORT: described(port.optional(), {
    accepts: acceptsPort,
    meaning: 'Port of `npm run dev` and `npm run preview`',
    without: '3000 and 4173',
  }),
  TEST_PORT: described(port.default(4188), { accepts: acceptsPort, meaning: 'First of the ports that the browser tests use' }),
  CHROMIUM_PATH: described(fileOrFolder.optional(), {
    accepts: 'the path of an executable',
    meaning: 'Chromium or Chrome for the browser tests, the benchmarks and `npm run diagrams`',
    without: "Playwright's own, then one that is installed",
  }),
  NEXT_PUBLIC_ALGOLIA_APP_ID: described(matching(/^\w+$/).optional(), {
    accepts: 'an Algolia application ID (letters and digits)',
    browser: true,
    meaning: 'Application ID of a hosted Algolia index. Set this variable, the key and the name, or none of the three.',
    without: 'search runs on an index built with the site',
  }),
  NEXT_PUBLIC_ALGOLIA_API_KEY: described(secret.optional(), {
    accepts: 'an Algolia search-only API key',
    browser: true,
    secret: true,
    meaning: 'Search-only key of the index, which is public',
    without: 'search runs on an index built with the site',
  }),
  NEXT_PUBLIC_ALGOLIA_INDEX: described(matching(/^\S+$/).optional(), {
    accepts: 'the name of an index, without spaces',
    browser: true,
    meaning: 'Name of the index',
    without: 'search runs on an index built with the site',
  }),
  NEXT_PUBLIC_ALGOLIA_INSIGHTS: described(onOrOff.optional(), {
    accepts: acceptsSwitch,
    browser: true,
    meaning: '`0` does not report which results readers see and open',
    without: '`1`, for readers who agree',
  }),
  NEXT_PUBLIC_ALGOLIA_EXTERNAL_URLS: described(pattern.optional(), {
    accepts: 'a JavaScript regular expression, without slashes around it',
    browser: true,
    meaning: 'Regular expression for the addresses of results on other sites',
  }),
  ALGOLIA_WRITE_KEY: described(secret.optional(), {
    accepts: 'an Algolia API key, without spaces',
    secret: true,
    meaning: 'Key for `npm run search:push`, which can add objects, delete an index and edit settings; keep it secret',
  }),
  NEXT_PUBLIC_FORM_ENDPOINT: described(formEndpoint.optional(), {
    accepts: 'an address that begins with https:// (http:// on this computer only), because it receives personal data',
    meaning: 'Address that the contact form posts to, beginning with `https://`; see [docs/contact-form.md](contact-form.md)',
    without: 'the form prepares an email',
  }),
  NEXT_PUBLIC_FEEDBACK_ENDPOINT: described(formEndpoint.optional(), {
    accepts: 'an address that begins with https:// (http:// on this computer only)',
    meaning: 'Address that receives answers to "Was this helpful?"; see [docs/feedback.md](feedback.md)',
    without: 'pages do not ask, unless analytics is configured',
  }),
  NEXT_PUBLIC_HUBSPOT_PORTAL_ID: described(matching(/^\d+$/).optional(), {
    accepts: 'a HubSpot portal ID (digits)',
    meaning: "Portal of HubSpot's forms API, instead of an endpoint. Set the form as well.",
  }),
  NEXT_PUBLIC_HUBSPOT_FORM_ID: described(matching(/^[\w-]+$/).optional(), {
    accepts: 'a HubSpot form ID (letters, digits and hyphens)',
    meaning: 'Form of the portal',
  }),
  NEXT_PUBLIC_GA4_ID: described(matching(/^G-[A-Z0-9]+$/).optional(), {
    accepts: 'a measurement ID, for example G-ABC123',
    meaning: 'Measurement ID of Google Analytics 4, which is loaded for readers who agree',
  }),
  NEXT_PUBLIC_GTM_ID: described(matching(/^GTM-[A-Z0-9]+$/).optional(), {
    accepts: 'a container ID, for example GTM-ABC123',
    meaning: 'Container of Google Tag Manager, which is loaded for readers who agree',
  }),
  INDEXNOW_KEY: described(matching(/^[A-Za-z0-9-]{8,128}$/).optional(), {
    accepts: '8 to 128 letters, digits and hyphens',
    secret: true,
    meaning: 'Key for `npm run indexnow -- --send`: 8 to 128 letters, digits and hyphens',
  }),
  GITHUB_TOKEN: described(secret.optional(), {
    accepts: 'a GitHub token, without spaces',
    secret: true,
    meaning: 'Token for `npm run contributors:sync`; needs no scope for public repositories',
  }),
  GITHUB_API: described(z.url({ protocol: /^https?$/ }).default('https://api.github.com'), {
    accepts: 'an http or https address',
    meaning: 'Address of the API for `npm run contributors:sync`, for tests',
  }),
  GITHUB_PAUSE: described(matching(/^\d+$/).transform(Number).default(2100), {
    accepts: 'a number of milliseconds',
    meaning: 'Milliseconds between two requests to GitHub. The rate limit of its search is 30 requests per minute.',
  }),
  CONTRIBUTORS_FILE: described(fileOrFolder.default('content/data/contributors.json'), {
    accepts: 'the path of a file',
    meaning: 'File that `npm run contributors:sync` writes, for tests',
  }),
  NODE_ENV: described(z.string().optional(), {
    accepts: 'the name of an environment',
    meaning: 'Set by Next.js; `development` builds drafts and the gallery',
    without: 'set by the command',
  }),
})

/** @typedef {z.infer<typeof environmentSchema>} Environment Values by variable name. Unset variables without a default are undefined. */
