import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const alias = {
  '@': folder('.').replace(/[\\/]$/, ''),
  // Throws outside of a server build; tests run the same code in Node.
  'server-only': folder('node_modules/server-only/empty.js'),
  'contentlayer/generated': folder('tests/fixtures/generated.ts'),
}

/** The compiled pages of the site, for the one test that is about them. */
const siteContent = { ...alias, 'contentlayer/generated': folder('.contentlayer/generated/index.mjs') }
const relevance = 'tests/unit/relevance.test.ts'

/** Milliseconds that end only what hangs: a loaded machine takes several times as long for parsing the whole content. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{lib,components,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
          exclude: [relevance],
          ...patience,
        },
      },
      { resolve: { alias: siteContent }, test: { name: 'relevance', include: [relevance], ...patience } },
      { resolve: { alias }, test: { name: 'export', include: ['tests/export/**/*.test.ts'], ...patience } },
    ],
  },
})
