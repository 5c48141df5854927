import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { builtImages } from '../lib/content/build-facts'
import { sitePages } from '../lib/content/site-pages'
import { analyseBody } from '../lib/mdx/analyse'
import { routes } from '../lib/routes'
import { absoluteUrl } from '../lib/seo/metadata'

/**
 * Writes `sitemap.xml` and `robots.txt` with next-sitemap. Runs after a build, by `tsx --tsconfig tsconfig.scripts.json`, which lets it
 * read the compiled content.
 */

/** The day of the build, for pages whose last change neither git nor front matter knows. */
const today = new Date().toISOString().slice(0, 10)

const entries = sitePages()
  .filter(({ inSitemap }) => inSitemap)
  .map(({ url, updated, content }) => {
    const pictures = content ? analyseBody(content.raw).images.filter((image) => builtImages[image.url]) : []
    return { url, updated: updated ?? today, images: [routes.socialImage(url), ...pictures.map((image) => image.url)].map(absoluteUrl) }
  })

mkdirSync('.generated', { recursive: true })
writeFileSync('.generated/sitemap.json', JSON.stringify(entries))
const { status, stderr } = spawnSync('node_modules/.bin/next-sitemap', ['--config', 'next-sitemap.config.js'], { encoding: 'utf8' })
if (status !== 0) throw new Error(`next-sitemap ended with ${status}. ${stderr}`)
console.log(String(entries.length))
