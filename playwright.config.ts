import { defineConfig } from '@playwright/test'
import { environment } from '#environment'
import { allSettings } from './tests/all-settings'
import { installedBrowsers, missingBrowsers } from './tests/other-browsers'
import { chromiumArguments, findChromium } from './tools/authoring/command/find-chromium'

const port = environment.TEST_PORT
/** Port of the server build with all optional settings enabled. */
const allSettingsPort = port + 1

/** Tests must not depend on the network. Intercepting each request instead, as in other browsers, would take longer. */
const withoutNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

// Workers also load this file. Print the message in the main process only.
if (missingBrowsers.length > 0 && !process.env.TEST_WORKER_INDEX)
  console.log(
    `Skipping smoke tests in ${missingBrowsers.join(' and ')}, which are not installed. To install: npx playwright install --with-deps ${missingBrowsers.join(' ')}`,
  )

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser that hangs once must not fail hundreds of tests. tests/run/run-tests.ts fails if several tests need a second attempt.
  retries: 1,
  workers: 2,
  // For example if the browser is missing: more failures have the same cause, and each takes time.
  maxFailures: 20,
  // Long timeouts prevent failures on a busy machine. They do not slow down tests that pass.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Traces would take a third of the time. To record those of failed tests, run: npx playwright test --trace retain-on-failure
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: findChromium(),
          args: [...chromiumArguments, withoutNetwork],
        },
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
