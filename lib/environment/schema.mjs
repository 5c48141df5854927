import { z } from 'zod'
import { settingsSchema } from '../settings.mjs'
import { fileOrFolder, formEndpoint, matching, onOrOff, origin, pattern, port, secret, settingsJson } from './values.mjs'

/**
 * The schema of `#environment`: all environment variables that the site, its build and its commands read. To add a variable, add an entry
 * here and a row in the README. A test checks that the README lists all variables.
 *
 * @typedef {object} Description
 * @property {string} accepts completion of the sentence "It must be ..." in error messages
 * @property {boolean} [browser] whether client code needs the value, which makes it public
 * @property {boolean} [secret] whether error messages omit the value
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
  /** Origin of the URLs in canonical links, feeds and the sitemap. */
  SITE_URL: described(origin.default('https://olake.io'), {
    accepts: 'an http or https origin without a path, for example https://docs.example.com',
    browser: true,
  }),
  /** Path under which the site is served, without a trailing slash. */
  SITE_BASE_PATH: described(
    matching(/^(\/[\w.~-]+)*\/?$/)
      .transform((path) => path.replace(/\/$/, ''))
      .optional(),
    { accepts: 'a path that begins with a slash, for example /sub', browser: true },
  ),
  /** `export` builds static files; without it, a server is built. */
  SITE_OUTPUT: described(z.literal('export').optional(), { accepts: 'export, or be unset for a server build' }),
  /** Settings that differ from the defaults in lib/settings.mjs. The value has all settings. */
  SITE_SETTINGS: described(settingsJson.prefault('{}'), {
    accepts: `a JSON object with settings of lib/settings.mjs: ${Object.keys(settingsSchema.shape).join(', ')}`,
    browser: true,
  }),
  /** Code of the locale to build. */
  SITE_LOCALE: described(z.string().optional(), { accepts: 'the code of a locale in the settings', browser: true }),
  /** Whether pages marked `draft` are built. By default, they are built in development and previews. */
  SITE_DRAFTS: described(onOrOff.optional(), { accepts: acceptsSwitch }),
  /** Day of the build, which decides which scheduled articles are published. By default, it is today in UTC. */
  SITE_BUILD_DATE: described(matching(/^\d{4}-\d\d-\d\d$/).optional(), { accepts: 'a date such as 2026-03-01' }),
  /** Branch of a preview; not set for the published site. lib/environment/previews.mjs derives the three variables on known hosts. */
  SITE_PREVIEW_BRANCH: described(z.string().optional(), { accepts: 'the name of a branch' }),
  SITE_PREVIEW_COMMIT: described(matching(/^[0-9a-f]{7,40}$/i).optional(), { accepts: 'the hash of a commit, 7 to 40 digits' }),
  /** Address of the list of changed pages. */
  SITE_PREVIEW_CHANGES: described(z.url({ protocol: /^https?$/ }).optional(), { accepts: 'an http or https address' }),
  /** Whether the component gallery is built. By default, it is built in development. */
  SITE_GALLERY: described(onOrOff.optional(), { accepts: acceptsSwitch }),
  SITE_CONTENT: described(fileOrFolder.default('content'), { accepts: acceptsFolder }),
  /** Set by commands that prepare the content before they start Next.js. */
  SITE_CONTENT_READY: described(onOrOff.optional(), { accepts: acceptsSwitch }),
  /** Set by `npm run export`, which keeps pages of the last export. */
  SITE_KEEP_PAGES: described(onOrOff.optional(), { accepts: acceptsSwitch }),
  /** Whether an export renders all pages and keeps none. */
  SITE_FULL: described(onOrOff.optional(), { accepts: acceptsSwitch }),
  /** Output folder of the build. */
  SITE_DIST: described(fileOrFolder.optional(), { accepts: acceptsFolder }),
  SITE_VERIFICATION_GOOGLE: described(proof(), { accepts: acceptsProof }),
  SITE_VERIFICATION_BING: described(proof(), { accepts: acceptsProof }),
  SITE_VERIFICATION_YANDEX: described(proof(), { accepts: acceptsProof }),
  /** Port of the development server or the preview. The defaults differ, so they are set in the commands. */
  PORT: described(port.optional(), { accepts: acceptsPort }),
  /** First port that the browser tests use. */
  TEST_PORT: described(port.default(4188), { accepts: acceptsPort }),
  /** Executable of Chromium or Chrome to use instead of the one that Playwright installs. */
  CHROMIUM_PATH: described(fileOrFolder.optional(), { accepts: 'the path of an executable' }),
  NEXT_PUBLIC_ALGOLIA_APP_ID: described(matching(/^\w+$/).optional(), {
    accepts: 'an Algolia application ID (letters and digits)',
    browser: true,
  }),
  /** The search-only key, which is public. */
  NEXT_PUBLIC_ALGOLIA_API_KEY: described(secret.optional(), { accepts: 'an Algolia search-only API key', browser: true, secret: true }),
  NEXT_PUBLIC_ALGOLIA_INDEX: described(matching(/^\S+$/).optional(), { accepts: 'the name of an index, without spaces', browser: true }),
  /** Whether views and clicks of results are sent to Algolia, with the consent of the visitor. Enabled by default. */
  NEXT_PUBLIC_ALGOLIA_INSIGHTS: described(onOrOff.optional(), { accepts: acceptsSwitch, browser: true }),
  /** Regular expression that matches the URLs of results on other sites. */
  NEXT_PUBLIC_ALGOLIA_EXTERNAL_URLS: described(pattern.optional(), {
    accepts: 'a JavaScript regular expression, without slashes around it',
    browser: true,
  }),
  /** API key with the permissions to add objects, delete an index and edit settings. */
  ALGOLIA_WRITE_KEY: described(secret.optional(), { accepts: 'an Algolia API key, without spaces', secret: true }),
  NEXT_PUBLIC_FORM_ENDPOINT: described(formEndpoint.optional(), {
    accepts: 'an address that begins with https:// (http:// on this computer only), because it receives personal data',
  }),
  /** Receives the answers to "Was this helpful?". */
  NEXT_PUBLIC_FEEDBACK_ENDPOINT: described(formEndpoint.optional(), {
    accepts: 'an address that begins with https:// (http:// on this computer only)',
  }),
  NEXT_PUBLIC_HUBSPOT_PORTAL_ID: described(matching(/^\d+$/).optional(), { accepts: 'a HubSpot portal ID (digits)' }),
  NEXT_PUBLIC_HUBSPOT_FORM_ID: described(matching(/^[\w-]+$/).optional(), { accepts: 'a HubSpot form ID (letters, digits and hyphens)' }),
  NEXT_PUBLIC_GA4_ID: described(matching(/^G-[A-Z0-9]+$/).optional(), { accepts: 'a measurement ID, for example G-ABC123' }),
  NEXT_PUBLIC_GTM_ID: described(matching(/^GTM-[A-Z0-9]+$/).optional(), { accepts: 'a container ID, for example GTM-ABC123' }),
  /** API key for IndexNow. The format is from the documentation of indexnow.org. */
  INDEXNOW_KEY: described(matching(/^[A-Za-z0-9-]{8,128}$/).optional(), { accepts: '8 to 128 letters, digits and hyphens', secret: true }),
  GITHUB_TOKEN: described(secret.optional(), { accepts: 'a GitHub token, without spaces', secret: true }),
  GITHUB_API: described(z.url({ protocol: /^https?$/ }).default('https://api.github.com'), { accepts: 'an http or https address' }),
  /** Milliseconds between two requests. The rate limit of GitHub search is 30 requests per minute. */
  GITHUB_PAUSE: described(matching(/^\d+$/).transform(Number).default(2100), { accepts: 'a number of milliseconds' }),
  CONTRIBUTORS_FILE: described(fileOrFolder.default('content/data/contributors.json'), { accepts: 'the path of a file' }),
  /** Set by Next.js. */
  NODE_ENV: described(z.string().optional(), { accepts: 'the name of an environment' }),
})

/** @typedef {z.infer<typeof environmentSchema>} Environment Values by variable name. Unset variables without a default are undefined. */
