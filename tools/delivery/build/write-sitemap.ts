import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { imagesOf } from '../../../lib/content/bodies'
import { builtImage, fileHistory } from '../../../lib/content/build-facts'
import { type SitePage, sitePages } from '../../../lib/content/site-pages'
import { imageKey } from '../../../lib/mdx/images'
import { routes } from '../../../lib/routes'
import { absoluteUrl } from '../../../lib/seo/metadata'
import { lastModified } from './last-modified'

/** Source of a page: its content file, or the text of a company page. */
const fileOf = ({ url, content }: SitePage) => (content ? `content/${content.source}` : `app/(company)${url}${url.split('/').at(-2)}.mdx`)

/**
 * Writes what `next-sitemap.config.js` lists: pages with their last update and pictures. Run with `tsx --tsconfig tsconfig.tools.json`, so
 * that it can read the compiled content.
 */
export function writeSitemapEntries(): void {
  const pages = sitePages().filter(({ inSitemap }) => inSitemap)
  const modified = lastModified(
    pages.map((page) => ({ url: page.url, source: fileOf(page), ...(page.updated && { updated: page.updated }) })),
    fileHistory,
  )
  const entries = pages.map(({ url, content }) => {
    const keys = content ? imagesOf(content).map((image) => imageKey(image.url, path.posix.dirname(content.source))) : []
    const pictures = keys.flatMap((key) => builtImage(key)?.original ?? [])
    return { url, updated: modified.get(url), images: [routes.socialImage(url), ...pictures].map(absoluteUrl) }
  })
  mkdirSync('.generated', { recursive: true })
  writeFileSync('.generated/sitemap.json', JSON.stringify(entries))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeSitemapEntries()
