import { existsSync, readFileSync } from 'node:fs'

/** Written by the content build from `content/redirects/` and from `redirect_from` in front matter. */
const REDIRECTS_FILE = '.generated/redirects.json'

/**
 * All redirects of the site. Sources have no trailing slash, but redirect in one hop with and without it. All addresses below a source with
 * `below` redirect too; these come last, because the first matching redirect counts. The file is read on each call, because the content build may run after this module is loaded.
 * @returns {ReadonlyArray<{ from: string, to: string, permanent: boolean, below?: true }>}
 */
export const siteRedirects = () => (existsSync(REDIRECTS_FILE) ? JSON.parse(readFileSync(REDIRECTS_FILE, 'utf8')) : [])
