import { defineConfig } from '@playwright/test'
import { environment } from '#environment'
import { chromiumArguments } from './scripts/find-chromium'
import { allSettings } from './tests/all-settings'
import { installedBrowsers, missingBrowsers } from './tests/other-browsers'

const port = environment.TEST_PORT
/** The server build with all settings. */
const allSettingsPort = port + 1

// Workers load this file too; one message is enough.
if (missingBrowsers.length > 0 && !process.env.TEST_WORKER_INDEX)
  console.log(
    `No smoke tests in ${missingBrowsers.join(' and ')}: not installed. To install: npx playwright install --with-deps ${missingBrowsers.join(' ')}`,
  )

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
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: { ...(environment.CHROMIUM_PATH && { executablePath: environment.CHROMIUM_PATH }), args: chromiumArguments },
      },
    },
    ...installedBrowsers.map((name) => ({ name, testMatch: 'smoke.spec.ts', use: { browserName: name as 'firefox' | 'webkit' } })),
  ],
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
