import createMDX from '@next/mdx'
import { contactTarget } from './lib/contact/settings.mjs'
import { defaultCacheControl, headerRules } from './lib/headers.mjs'
import { redirects } from './lib/redirects.mjs'
import { hostedSearch } from './lib/search/settings.mjs'
import { basePath, galleryVisible, isExport, locale, sitePath } from './lib/site.mjs'

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
  // Tests build a server with all settings beside the export.
  distDir: process.env.SITE_DIST || '.next',
  basePath: basePath || undefined,
  // Browser code reads these too; see lib/site.mjs.
  env: { SITE_BASE_PATH: sitePath, SITE_LOCALE: locale.code, SITE_SETTINGS: process.env.SITE_SETTINGS ?? '' },
  // The gallery of components and the proxy have extensions of their own, so that builds without them leave them out.
  pageExtensions: ['ts', 'tsx', 'mdx', ...(galleryVisible() ? ['gallery.tsx'] : []), ...(isExport ? [] : ['server.ts'])],
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
      ...redirects.map(({ from, to, permanent }) => ({ source: `${from}{/}?`, destination: to, statusCode: permanent ? 301 : 302 })),
      { source: '/index.html', destination: '/', permanent: true },
      { source: '/:path*/index.html', destination: '/:path*/', permanent: true },
    ],
    rewrites: async () => [{ source: '/:path*/index.md', destination: '/markdown/:path*/index.md' }],
    headers: async () =>
      // The last rule that matches wins, so the default comes first.
      [{ path: '/*', headers: { 'Cache-Control': defaultCacheControl } }, ...headerRules].map(({ path, headers }) => ({
        source: path.replaceAll('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
  }),
}

export default withMDX(config)
