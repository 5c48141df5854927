import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, ''),
  // The real module throws outside of server components. Tests run server code in Node.js.
  'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
  'contentlayer/generated': fileURLToPath(new URL('tests/fixtures/generated.ts', import.meta.url)),
}

/** Timeouts in milliseconds. They are long because parsing all content takes several times as long on a busy machine. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['{lib,components,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'], ...timeouts },
      },
      { resolve: { alias }, test: { name: 'export', include: ['tests/export/**/*.test.ts'], ...timeouts } },
    ],
  },
})
