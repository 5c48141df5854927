import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

const isInstalled = (type: typeof firefox) => existsSync(type.executablePath())
const namesOf = (types: (typeof firefox)[]) => types.map((type) => type.name())

/** Browsers besides Chromium that Playwright has installed on this machine, by name. */
export const installedBrowsers = namesOf([firefox, webkit].filter(isInstalled))
/** Those that are missing; their smoke tests are skipped. */
export const missingBrowsers = namesOf([firefox, webkit].filter((type) => !isInstalled(type)))
