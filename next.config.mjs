import { availableParallelism } from 'node:os'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { environment } from '#environment'
import { browserEnvironment } from './lib/environment/read.mjs'
import { defaultCacheControl } from './lib/headers.mjs'
import { siteHeaders } from './lib/preview.mjs'
import { basePath, galleryVisible, isExport } from './lib/site.mjs'
import { siteRedirects } from './lib/site-redirects.mjs'
import { buildId } from './tools/delivery/build/build-id.mjs'
import { ensureContent } from './tools/delivery/build/ensure-content.mjs'
import { announceFirstPage, firstDocuments } from './tools/delivery/dev/first-page.mjs'

// For the MDX pages in app/(company)/. Turbopack requires serializable options, so plugins are set by name.
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

/**
 * Packages that only the server uses and that Node.js loads from node_modules. In the bundles of all routes, they take a seventh of the
 * processor time of a build.
 */
const serverPackages = [
  '@mdx-js/mdx',
  '@shikijs/core',
  'fastest-levenshtein',
  'feedsmith',
  'github-slugger',
  'hast-util-to-html',
  'hast-util-to-string',
  'ical-generator',
  'mdast-util-directive',
  'mdast-util-gfm',
  'mdast-util-to-hast',
  'mdast-util-to-markdown',
  'mdast-util-to-string',
  'micromark-extension-directive',
  'minisearch',
  'opentype.js',
  'property-information',
  'reading-time',
  'rehype-autolink-headings',
  'rehype-slug',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'shiki',
  'unified',
  'unist-util-visit',
  'yaml',
  'zod',
]

/** @type {import('next').NextConfig} */
const config = {
  output: isExport ? 'export' : undefined,
  // The tests build an export and a server, each in its own folder.
  distDir: environment.SITE_DIST ?? '.next',
  basePath: basePath || undefined,
  generateBuildId: () => buildId(),
  // Read by lib/environment/browser.mjs.
  env: { SITE_ENVIRONMENT: JSON.stringify(browserEnvironment(environment)) },
  // The component gallery, routes for development, the route handlers and the proxy have separate extensions, so that builds can exclude them. For exports,
  // tools/delivery/build/write-machine-files.ts calls the handlers.
  pageExtensions: [
    'ts',
    'tsx',
    'mdx',
    ...(galleryVisible() ? ['gallery.tsx'] : []),
    ...(environment.NODE_ENV === 'development' ? ['dev.ts'] : []),
    ...(isExport ? [] : ['server.ts']),
    ...(isExport || environment.NODE_ENV === 'development' ? [] : ['hosted.ts']),
  ],
  trailingSlash: true,
  // Next.js removes the trailing slash from URLs with a dot in the last segment, and would redirect legacy URLs without a slash twice.
  // Canonical links contain the slash instead.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  serverExternalPackages: serverPackages,
  reactStrictMode: true,
  images: { unoptimized: true },
  // tools/delivery/build/build-site.ts runs the type checker in parallel with the build, which is faster than the type check of Next.js. Builds without
  // that script use the type check of Next.js.
  typescript: { ignoreBuildErrors: environment.SITE_CONTENT_READY ?? false },
  experimental: {
    // For app/global-not-found.tsx.
    globalNotFound: true,
    // By default, Next.js uses all CPUs of the machine except one, including CPUs that are not available to the process.
    cpus: availableParallelism(),
    // In the folder of the build, so that builds with SITE_DIST, which use other settings, have a cache of their own.
    turbopackFileSystemCacheForBuild: true,
  },
  // Exports do not support redirects, rewrites and headers. tools/delivery/build/build-site.ts writes pages and files from the same tables instead.
  ...(!isExport && {
    redirects: async () => [
      ...siteRedirects().map(({ from, to, permanent, below }) => ({
        source: `${from}${below ? '/:path*' : ''}{/}?`,
        destination: to,
        statusCode: permanent ? 301 : 302,
      })),
      { source: '/index.html', destination: '/', permanent: true },
      { source: '/:path*/index.html', destination: '/:path*/', permanent: true },
    ],
    rewrites: async () => [{ source: '/:path*/index.md', destination: '/markdown/:path*/index.md' }],
    headers: async () =>
      // The last matching rule wins, so the default comes first.
      [{ path: '/*', headers: { 'Cache-Control': defaultCacheControl } }, ...siteHeaders()]
        // The development server has its own rule for these files, and warns about others.
        .filter(({ path }) => environment.NODE_ENV !== 'development' || !path.startsWith('/_next/static/'))
        .map(({ path, except, headers }) => ({
          source: path.replace('*', except ? `((?!${except.slice(path.indexOf('*'))}).*)` : '(.*)'),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
  }),
}

/** @param {string} phase */
export default async function nextConfig(phase) {
  const needsContent = phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER
  if (needsContent && ensureContent(process.env) && phase === PHASE_DEVELOPMENT_SERVER)
    console.log('Changes in content/ appear after a restart. Use "npm run dev" to see them as you save.')
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    await firstDocuments()
    announceFirstPage()
  }
  return withMDX(config)
}
