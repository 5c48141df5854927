import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imagesOf } from '../lib/content/bodies'
import { builtImages, fileHistory } from '../lib/content/build-facts'
import { type SitePage, sitePages } from '../lib/content/site-pages'
import { imageKey } from '../lib/mdx/images'
import { routes } from '../lib/routes'
import { lastModified } from '../lib/seo/last-modified'
import { absoluteUrl } from '../lib/seo/metadata'

/**
 * Writes `sitemap.xml` and `robots.txt` with next-sitemap. Runs after a build with `tsx --tsconfig tsconfig.scripts.json`, so that it can
 * read the compiled content.
 */

const pages = sitePages().filter(({ inSitemap }) => inSitemap)

/** Source of a page: its content file, or the text of a company page. */
const fileOf = ({ url, content }: SitePage) => (content ? `content/${content.source}` : `app/(company)${url}${url.split('/').at(-2)}.mdx`)

const modified = lastModified(
  pages.map((page) => ({ url: page.url, source: fileOf(page), ...(page.updated && { updated: page.updated }) })),
  fileHistory,
)

const entries = pages.map(({ url, content }) => {
  const keys = content ? imagesOf(content).map((image) => imageKey(image.url, path.posix.dirname(content.source))) : []
  const pictures = keys.flatMap((key) => builtImages[key]?.original ?? [])
  return { url, updated: modified.get(url), images: [routes.socialImage(url), ...pictures].map(absoluteUrl) }
})

mkdirSync('.generated', { recursive: true })
writeFileSync('.generated/sitemap.json', JSON.stringify(entries))
const { status, stderr } = spawnSync('node_modules/.bin/next-sitemap', ['--config', 'next-sitemap.config.js'], { encoding: 'utf8' })
if (status !== 0) throw new Error(`next-sitemap exited with code ${status}. ${stderr}`)
console.log(String(entries.length))
