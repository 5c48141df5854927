import { existsSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { basePath, storageKeys } from '../../../lib/site.mjs'
import { chromiumArguments, findChromium } from '../../authoring/command/find-chromium'
import { startCommand } from '../../authoring/command/help'
import { step } from '../../authoring/command/log'
import { serveExport } from '../hosts/static-server'

/** npm run screenshots: takes the screenshots of the home page for the README in both themes. Requires an export (`npm run export`). */

const FOLDER = 'docs/images'
const viewport = { width: 1280, height: 800 }
/** WebP quality at which text is sharp and a screenshot is much smaller than 150 kB. */
const QUALITY = 80

startCommand()
if (!existsSync('out/index.html')) throw new Error('There is no export in out/. Create one with: npm run export')
mkdirSync(FOLDER, { recursive: true })
const server = serveExport('out', basePath)
await new Promise<void>((resolve) => server.listen(0, resolve))
const { port } = server.address() as AddressInfo
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
try {
  for (const theme of ['light', 'dark']) {
    await step(`${FOLDER}/home-${theme}.webp`, async () => {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [storageKeys.theme, theme])
      await page.goto(`http://localhost:${port}${basePath}/`, { waitUntil: 'networkidle' })
      await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toFile(`${FOLDER}/home-${theme}.webp`)
      await page.close()
    })
  }
} finally {
  await browser.close()
  server.close()
}
