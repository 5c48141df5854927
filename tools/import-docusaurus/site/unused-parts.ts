import { existsSync } from 'node:fs'
import path from 'node:path'
import { settings } from '../../../lib/site.mjs'
import { walkFiles } from '../../authoring/command/walk'
import type { Note } from '../convert/note'
import type { SiteConfig } from './config'

/** Parts of a Docusaurus site that are not imported, with what to do about them. */
const PARTS: Record<string, string> = {
  'versions.json': 'only one version is imported; build the others from their branch, and list them in docsVersions of lib/settings.mjs',
  i18n: 'translations are not imported; see locales in lib/settings.mjs',
  'src/theme': 'components of the theme that the site changes are not imported; look at pages that depend on them',
  'src/components': 'components are not imported; each that a page uses is listed under "Unknown components"',
  'static/_redirects': 'redirects of the host are not imported; add them to content/redirects/',
  'static/CNAME': 'set SITE_URL to this domain',
  'netlify.toml': 'redirects and headers of the host are not imported; add them to content/redirects/ and lib/headers.mjs',
  'vercel.json': 'redirects and headers of the host are not imported; add them to content/redirects/ and lib/headers.mjs',
}

/** Notes everything of a site that the import leaves out. */
export function unusedParts(site: string, config: SiteConfig, notes: Note[]): void {
  const note = (file: string, message: string) => notes.push({ topic: 'Configuration', file, line: 1, message })
  for (const [file, message] of Object.entries(PARTS)) {
    if (existsSync(path.join(site, file))) note(file, message)
  }
  for (const file of walkFiles(path.join(site, 'src/pages')).filter((each) => /\.(?:mdx?|[jt]sx?)$/.test(each))) {
    note(
      path.relative(site, file).split(path.sep).join('/'),
      'single pages are not imported; write a documentation page or a route, and redirect the former address',
    )
  }
  if (settings.content.houseStyle)
    note(
      config.file,
      'the content check reports wordings of the house style of this project; set content.houseStyle to false in lib/settings.mjs if it is not yours',
    )
  if (config.basePath)
    note(
      config.file,
      `baseUrl is /${config.basePath}/; build with SITE_BASE_PATH=/${config.basePath} if this site is served from there too`,
    )
  if (config.origin) note(config.file, `url is ${config.origin}; build with SITE_URL=${config.origin} if this site replaces it`)
}
