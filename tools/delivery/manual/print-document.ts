import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArguments, findChromium } from '../../authoring/command/find-chromium'
import { serveExport } from '../hosts/static-server'

/** First version of Chromium that prints page numbers from styles (`@bottom-right`). */
const OLDEST_CHROMIUM = 131

/** A browser and a server of an export. */
export type Printer = {
  /** Prints a document whose pictures and styles are part of the export. @param html the document. @returns the PDF */
  print: (html: string) => Promise<Buffer>
  close: () => Promise<void>
}

/** Widest picture in pixels: on the 174 mm of a line of text, it has 230 dots per inch. */
const WIDEST_PICTURE = 1600
/** JPEG quality at which the text of a screenshot has no visible noise. */
const PICTURE_QUALITY = 88

/**
 * Serves pictures as JPEG, which Chromium copies into a PDF. It stores the pixels of all other formats, which takes ten times as long and makes
 * the file too large for some hosts.
 */
const servePictures = (page: Page, root: string, basePath: string) =>
  page.route(/\.(?:webp|png|avif)$/, async (route) => {
    const address = decodeURIComponent(new URL(route.request().url()).pathname).slice(basePath.length)
    const picture = sharp(path.join(root, address))
      .resize({ width: WIDEST_PICTURE, withoutEnlargement: true })
      .flatten({ background: '#fff' })
    const body = await picture.jpeg({ quality: PICTURE_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
    await route.fulfill({ body, contentType: 'image/jpeg' })
  })

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  if (Number.parseInt(browser.version(), 10) >= OLDEST_CHROMIUM) return browser
  await browser.close()
  throw new Error(
    `The browser is Chromium ${browser.version()}, which cannot print page numbers. Set CHROMIUM_PATH to version ${OLDEST_CHROMIUM} or later.`,
  )
}

/** Starts a browser. @param root folder of the export */
export async function startPrinter(root: string, basePath: string): Promise<Printer> {
  const browser = await launch()
  const server = serveExport(root, basePath)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    print: async (html) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      try {
        const address = `http://127.0.0.1:${port}${basePath}/manual.html`
        await page.route(address, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
        await servePictures(page, root, basePath)
        await page.goto(address, { waitUntil: 'load', timeout: 0 })
        return await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true })
      } finally {
        await page.close()
      }
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
