import { availableParallelism } from 'node:os'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { environment } from '#environment'
import { browserEnvironment } from './lib/environment/read.mjs'
import { defaultCacheControl, headerRules } from './lib/headers.mjs'
import { basePath, galleryVisible, isExport } from './lib/site.mjs'
import { siteRedirects } from './lib/site-redirects.mjs'
import { ensureContent } from './scripts/ensure-content.mjs'

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
  distDir: environment.SITE_DIST ?? '.next',
  basePath: basePath || undefined,
  // For lib/environment/browser.mjs.
  env: { SITE_ENVIRONMENT: JSON.stringify(browserEnvironment(environment)) },
  // The gallery of components and the proxy have extensions of their own, so that builds without them leave them out.
  pageExtensions: ['ts', 'tsx', 'mdx', ...(galleryVisible() ? ['gallery.tsx'] : []), ...(isExport ? [] : ['server.ts'])],
  trailingSlash: true,
  // Next drops the slash after a segment with a dot and redirects unslashed legacy addresses twice; canonical links carry it instead.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // scripts/build-site.ts checks types while Next.js builds, which is faster than the check of Next.js between two of its steps.
  // Without that script, Next.js checks them.
  typescript: { ignoreBuildErrors: environment.SITE_CONTENT_READY ?? false },
  experimental: {
    // By default Next.js leaves one processor idle, and counts those that the process is not allowed to use.
    cpus: availableParallelism(),
    // Builds into another folder have other settings; sharing the cache mixes the two up.
    turbopackFileSystemCacheForBuild: !environment.SITE_DIST,
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
      // The last rule that matches wins, so the default comes first.
      [{ path: '/*', headers: { 'Cache-Control': defaultCacheControl } }, ...headerRules].map(({ path, headers }) => ({
        source: path.replaceAll('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
  }),
}

/** @param {string} phase */
export default function nextConfig(phase) {
  const prepares = phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER
  if (prepares && ensureContent(process.env) && phase === PHASE_DEVELOPMENT_SERVER)
    console.log('Changes in content/ appear after a restart. Use "npm run dev" to see them as you save.')
  return withMDX(config)
}
