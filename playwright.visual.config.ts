import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/**
 * Configuration of `npm run test:visual`, which compares page types and components with stored screenshots. It needs an export and a server
 * build with all settings, as `npm test` leaves them. `-- --update-snapshots` stores new screenshots.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  globalTeardown: './tests/visual/compress.ts',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  expect: {
    ...base.expect,
    // Fonts are rendered slightly differently on each system. A moved or missing part changes more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.3, animations: 'disabled', caret: 'hide' },
  },
  use: {
    ...base.use,
    // Half the resolution: fine enough to show a moved or missing part, and a quarter of the size in the repository.
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
