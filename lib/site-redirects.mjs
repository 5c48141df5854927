import { existsSync, readFileSync } from 'node:fs'
import { redirects } from './redirects.mjs'

/** Former addresses that pages name in `redirect_from`, as the content build found them: `{ from, to }`, sources without a final slash. */
const PAGE_REDIRECTS_FILE = '.generated/redirects.json'

/**
 * Every redirect of the site: those of the table in `lib/redirects.mjs`, and those that pages name in their front matter. Read at each
 * call, since the content build may run after this module was loaded.
 * @returns {ReadonlyArray<{ from: string, to: string, permanent: boolean }>}
 */
export function siteRedirects() {
  /** @type {Array<{ from: string, to: string }>} */
  const pages = existsSync(PAGE_REDIRECTS_FILE) ? JSON.parse(readFileSync(PAGE_REDIRECTS_FILE, 'utf8')) : []
  return [...redirects, ...pages.map((redirect) => ({ ...redirect, permanent: true }))]
}
