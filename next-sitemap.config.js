import { readFileSync } from 'node:fs'
import { environment } from '#environment'
import { robotsOptions } from './lib/preview.mjs'
import { basePath, isExport, site } from './lib/site.mjs'

/**
 * Pages with their last update and images, from `tools/delivery/build/write-sitemap.ts`.
 * @type {Array<{ url: string, updated?: string, images: string[] }>}
 */
const entries = JSON.parse(readFileSync('.generated/sitemap.json', 'utf8'))

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl: site.origin,
  outDir: isExport ? (environment.SITE_DIST ?? 'out') : 'public',
  sourceDir: isExport ? '.next' : (environment.SITE_DIST ?? '.next'),
  trailingSlash: true,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  robotsTxtOptions: robotsOptions(),
  // lib/content/site-pages.ts decides which pages are listed, so all pages that next-sitemap detects in the build are excluded.
  exclude: ['*'],
  additionalPaths: async () =>
    entries.map((/** @type {typeof entries[number]} */ { url, updated, images }) => ({
      loc: basePath + url,
      changefreq: 'weekly',
      priority: 0.5,
      lastmod: updated,
      images: images.map((image) => ({ loc: new URL(image) })),
    })),
}

export default config
