import { existsSync, readFileSync } from 'node:fs'
import { redirects } from './redirects.mjs'

/** Redirects from `redirect_from` in front matter, written by the content build: `{ from, to }`, sources without a trailing slash. */
const PAGE_REDIRECTS_FILE = '.generated/redirects.json'

/**
 * All redirects of the site: the table in `lib/redirects.mjs` and the redirects from front matter. The file is read on each call, because
 * the content build may run after this module is loaded.
 * @returns {ReadonlyArray<{ from: string, to: string, permanent: boolean }>}
 */
export function siteRedirects() {
  /** @type {Array<{ from: string, to: string }>} */
  const pages = existsSync(PAGE_REDIRECTS_FILE) ? JSON.parse(readFileSync(PAGE_REDIRECTS_FILE, 'utf8')) : []
  return [...redirects, ...pages.map((redirect) => ({ ...redirect, permanent: true }))]
}
