import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, ''),
  'contentlayer/generated': fileURLToPath(new URL('tests/fixtures/generated.ts', import.meta.url)),
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['{lib,components,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'] },
      },
      { resolve: { alias }, test: { name: 'export', include: ['tests/export/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
