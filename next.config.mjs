import createMDX from '@next/mdx'
import { contactTarget } from './lib/contact/settings.mjs'
import { headerRules } from './lib/headers.mjs'
import { hostedSearch } from './lib/search/settings.mjs'
import { basePath, galleryVisible, isExport, locale, sitePath } from './lib/site.mjs'
import { siteRedirects } from './lib/site-redirects.mjs'

// A half-filled setting stops the build here, with the name of what is missing.
hostedSearch(process.env)
contactTarget(process.env)

// Prose pages of app/(company)/. Plugins are named, since the bundler can take no functions.
const withMDX = createMDX({
  options: {
    remarkPlugins: ['remark-gfm'],
    rehypePlugins: [
      'rehype-slug',
      [
        'rehype-autolink-headings',
        {
          behavior: 'append',
          test: ['h2', 'h3'],
          properties: { className: ['heading-anchor'], ariaLabel: 'Link to this section', dataCopyLink: '' },
          content: [],
        },
      ],
    ],
  },
})

/** @type {import('next').NextConfig} */
const config = {
  output: isExport ? 'export' : undefined,
  // Tests build a second export beside the first.
  distDir: process.env.SITE_DIST || '.next',
  basePath: basePath || undefined,
  // Browser code reads these too; see lib/site.mjs.
  env: { SITE_BASE_PATH: sitePath, SITE_LOCALE: locale.code, SITE_SETTINGS: process.env.SITE_SETTINGS ?? '' },
  // The gallery of components has an extension of its own, so that no other build sees it.
  pageExtensions: ['ts', 'tsx', 'mdx', ...(galleryVisible() ? ['gallery.tsx'] : [])],
  trailingSlash: true,
  // Next drops the slash after a segment with a dot and redirects unslashed legacy addresses twice; canonical links carry it instead.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // `npm run check` runs tsc; a second type check here costs two seconds of every build.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    cpus: 2,
    // Builds into another folder have other settings; sharing the cache mixes the two up.
    turbopackFileSystemCacheForBuild: !process.env.SITE_DIST,
  },
  // An export knows none of these: scripts/build-site.ts writes pages and files from the same tables.
  ...(!isExport && {
    redirects: async () => [
      ...siteRedirects().map(({ from, to, permanent }) => ({ source: `${from}{/}?`, destination: to, statusCode: permanent ? 301 : 302 })),
      { source: '/index.html', destination: '/', permanent: true },
      { source: '/:path*/index.html', destination: '/:path*/', permanent: true },
    ],
    rewrites: async () => [{ source: '/:path*/index.md', destination: '/markdown/:path*/index.md' }],
    headers: async () =>
      headerRules.map(({ path, headers }) => ({
        source: path.replaceAll('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
  }),
}

export default withMDX(config)
