import { existsSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { basePath, storageKeys } from '../lib/site.mjs'
import { chromiumArguments, findChromium } from './find-chromium'
import { step } from './log'
import { serveExport } from './static-server'

/** Draws the README's pictures of the home page, in both themes, from the export: `npm run export && npm run screenshots`. */

const FOLDER = 'docs/images'
const viewport = { width: 1280, height: 800 }
/** Quality of WebP at which a picture stays far below 150 kB and its text is sharp. */
const QUALITY = 80

if (!existsSync('out/index.html')) throw new Error('There is no export to take screenshots of. Run npm run export first.')
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
