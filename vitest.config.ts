import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, ''),
  // Throws outside of a server build; tests run the same code in Node.
  'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
  'contentlayer/generated': fileURLToPath(new URL('tests/fixtures/generated.ts', import.meta.url)),
}

/** Milliseconds that end only what hangs: a loaded machine takes several times as long for parsing the whole content. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['{lib,components,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'], ...patience },
      },
      { resolve: { alias }, test: { name: 'export', include: ['tests/export/**/*.test.ts'], ...patience } },
    ],
  },
})
