import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

const isInstalled = (type: typeof firefox) => existsSync(type.executablePath())
const namesOf = (types: (typeof firefox)[]) => types.map((type) => type.name())

/** Names of the browsers other than Chromium that Playwright has installed. */
export const installedBrowsers = namesOf([firefox, webkit].filter(isInstalled))
/** Names of the browsers that are not installed. Their smoke tests are skipped. */
export const missingBrowsers = namesOf([firefox, webkit].filter((type) => !isInstalled(type)))
