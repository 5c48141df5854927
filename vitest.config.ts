import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The documents of the site, as Contentlayer generates them. */
const siteContent = [
  { find: '@', replacement: absolute('.').replace(/[\\/]$/, '') },
  // Throws outside of a server build. The tests run server code in Node.js.
  { find: 'server-only', replacement: absolute('node_modules/server-only/empty.js') },
]

/** Tests of the pages of the site: what search finds, and where the route planner leads. All other unit tests use fixtures. */
const alias = [{ find: /^\.\/generated-documents$/, replacement: absolute('tests/fixtures/generated.ts') }, ...siteContent]
const relevance = ['tests/unit/relevance.test.ts', 'tests/unit/docs-home.test.ts']

/**
 * Tests that replace modules or settings, or that run commands of the site on a folder of their own. All other unit tests share the modules
 * that they import, which saves a third of their time. Threads instead of processes would save a fifth more, but their small stack cannot
 * compile the regular expressions of some grammars, which ends the run.
 */
const isolated = [
  'lib/content/bodies.test.ts',
  'lib/content/content.test.ts',
  'lib/content/left-out.test.ts',
  'tools/delivery/build/kept-pages.test.ts',
  'tools/authoring/move-page.test.ts',
  'tools/authoring/new-page.test.ts',
  'tests/unit/layout.test.ts',
]

/**
 * Tests that read every page of the site, that run whole commands, or that search many times. Together with the isolated tests, they take
 * longer than all other unit tests, so `npm run check` leaves both to `npm test`.
 */
const thorough = [
  'evidence/experiments.test.ts',
  'tools/authoring/rules/house-style.test.ts',
  'lib/search/hostile-queries.test.ts',
  'tools/delivery/build/ensure-content.test.ts',
  'tools/authoring/command/help.test.ts',
  'tools/import-docusaurus/import-docusaurus.test.ts',
  'tools/import-docusaurus/site/command.test.ts',
  'tools/import-docusaurus/site/import-site.test.ts',
  'tools/delivery/hosts/keep-chunks.test.ts',
  'tools/delivery/hosts/serve-preview.test.ts',
  'tools/delivery/mcp/serve-mcp.test.ts',
  'tools/delivery/build/robust-builds.test.ts',
  'tools/delivery/build/subset-fonts.test.ts',
  'tools/delivery/manual/print-manual.test.ts',
  'tools/delivery/hosts/sync-contributors.test.ts',
  'tests/unit/articles.test.ts',
  'tests/unit/importer.test.ts',
  'tests/unit/quickstart-sql.test.ts',
  'tests/unit/quickstart.test.ts',
  'tests/unit/samples.test.ts',
]

/** Tests that read or start the server build, or that start nginx on the export. */
const hosts = ['tests/export/{hosts,hostile-paths,nginx,nginx-releases,nginx-variants,security}.test.ts']

/** Marks the components of `*.client.tsx` as Next.js does, so that server components can tell them from their own. */
const clientReferences: Plugin = {
  name: 'client-references',
  transform: (code, id) =>
    id.endsWith('.client.tsx')
      ? `${code}\nimport * as exported from ${JSON.stringify(id)}\nfor (const each of Object.values(exported)) if (typeof each === 'function') each.$$typeof = Symbol.for('react.client.reference')\n`
      : undefined,
}

/** In milliseconds. Long, because a busy machine can take several times as long to parse all content. */
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 }

export default defineConfig({
  resolve: { alias },
  test: {
    // By default, Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    // Saves a fifth of the time of later runs.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias },
        plugins: [clientReferences],
        test: {
          name: 'unit',
          include: ['{evidence,lib,components,tools}/**/*.test.{ts,tsx}', 'tests/{run,unit}/**/*.test.{ts,tsx}'],
          exclude: [...relevance, ...isolated, ...thorough],
          isolate: false,
          ...timeouts,
        },
      },
      { resolve: { alias }, plugins: [clientReferences], test: { name: 'isolated', include: isolated, ...timeouts } },
      { resolve: { alias }, plugins: [clientReferences], test: { name: 'thorough', include: thorough, isolate: false, ...timeouts } },
      { resolve: { alias: siteContent }, plugins: [clientReferences], test: { name: 'relevance', include: relevance, ...timeouts } },
      { resolve: { alias }, test: { name: 'export', include: ['tests/export/**/*.test.ts'], exclude: hosts, isolate: false, ...timeouts } },
      { resolve: { alias }, test: { name: 'nightly', include: ['tests/nightly/**/*.test.ts'], ...timeouts } },
      { resolve: { alias }, test: { name: 'newcomer', include: ['tests/newcomer/**/*.test.ts'], ...timeouts } },
      { resolve: { alias }, test: { name: 'hosts', include: hosts, ...timeouts } },
    ],
  },
})
