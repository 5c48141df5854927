import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/find-chromium'
import { allSettings } from './tests/all-settings'

const port = Number(process.env.TEST_PORT ?? 4188)
/** The server build with all settings. */
const allSettingsPort = port + 1

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Generous, so that a busy machine decides nothing: a passing test is no slower for it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    trace: 'retain-on-failure',
  },
  webServer: [
    { command: 'npm run --silent preview', port, env: { PORT: String(port) }, reuseExistingServer: false },
    {
      command: `npx next start -p ${allSettingsPort}`,
      port: allSettingsPort,
      env: allSettings,
      reuseExistingServer: false,
    },
  ],
})
