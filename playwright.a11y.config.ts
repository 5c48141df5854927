import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** Configuration of `npm run test:a11y`, which checks every page of an export with axe. `-- --shard=1/4` checks a part on each machine. */
export default defineConfig({
  ...base,
  testDir: 'tests/a11y',
  // Only the preview server of the export.
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1) : undefined,
})
