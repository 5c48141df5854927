import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { readSource } from '../lib/check/source-file'
import { withSizes } from './diagram-sizes'
import { chromiumArguments, findChromium } from './find-chromium'
import { step } from './log'
import { contentDir, readContent } from './read-content'
import { serveExport } from './static-server'

/** Natural size of each diagram of a page, as the browser drew it; undefined for one that cannot be drawn. */
async function sizesOn(page: Page): Promise<Array<string | undefined>> {
  const figures = page.locator('.prose > .mermaid-figure')
  const sizes: Array<string | undefined> = []
  for (let index = 0; index < (await figures.count()); index++) {
    const diagram = figures.nth(index).locator('[data-state]')
    await diagram.scrollIntoViewIfNeeded()
    await page.waitForFunction((element) => element?.getAttribute('data-state') !== 'waiting', await diagram.elementHandle())
    sizes.push(
      await diagram.evaluate((element) => {
        const box = element.querySelector('svg')?.viewBox.baseVal
        return box && `${Math.round(box.width)}x${Math.round(box.height)}`
      }),
    )
  }
  return sizes
}

async function measure(): Promise<number> {
  if (!existsSync('out/index.html')) throw new Error('There is no export in out/. Make one with: npm run export')
  const server = serveExport('out').listen(0)
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  let changed = 0
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    for (const [path, text] of await readContent()) {
      if (!text.includes('```mermaid')) continue
      const { source } = readSource(path, text, contentDir)
      if (!source) continue
      await page.goto(origin + source.url)
      const next = withSizes(readFileSync(path, 'utf8'), await sizesOn(page))
      if (next === text) continue
      writeFileSync(path, next)
      changed++
    }
  } finally {
    await browser.close()
    server.close()
  }
  return changed
}

await step('diagrams', measure, (changed) => `${changed} files changed`)
