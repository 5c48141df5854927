import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': path.resolve(import.meta.dirname),
  'contentlayer/generated': path.resolve(import.meta.dirname, 'tests/fixtures/generated.ts'),
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
