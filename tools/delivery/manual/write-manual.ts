import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { docsSidebar } from '../../../lib/content/docs'
import { findPage, pagesOf } from '../../../lib/content/documents'
import { documentedRelease } from '../../../lib/content/navbar'
import { routes } from '../../../lib/routes'
import { basePath, site } from '../../../lib/site.mjs'
import { startCommand } from '../../authoring/command/help'
import { step } from '../../authoring/command/log'
import { explainFailure } from '../build/explain-failure'
import { readPage } from './chapter-html'
import { chaptersOf } from './chapters'
import { finishPdf } from './finish-pdf'
import { manualDocument } from './manual-document'
import { manualId } from './manual-id'
import { startPrinter } from './print-document'

/** npm run pdf: prints all pages of the documentation sidebar into one PDF. Requires an export (`npm run export`). */

const OUT = 'out'

/** The sidebar's pages in the export. @throws if the export lacks one of them */
function readChapters() {
  const urls = new Set(pagesOf('docs').map(({ url }) => url))
  return chaptersOf(docsSidebar(), (url) => urls.has(url)).map((chapter) => {
    const file = path.join(OUT, chapter.url, 'index.html')
    if (!existsSync(file)) throw new Error(`${file} does not exist. Create the export again with: npm run export`)
    return { ...chapter, page: readPage(readFileSync(file, 'utf8'), chapter.url) }
  })
}

/** Seconds between two lines that say that a long step is still running. The browser does not tell how far it is. */
const INTERVAL = 15

/** Waits for a long step, and says every few seconds how long it has taken. */
async function whileWaiting<T>(task: Promise<T>): Promise<T> {
  let seconds = 0
  const timer = setInterval(() => {
    seconds += INTERVAL
    console.log(`  … ${seconds} s`)
  }, INTERVAL * 1000)
  try {
    return await task
  } finally {
    clearInterval(timer)
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

startCommand()
try {
  if (!existsSync(`${OUT}/index.html`)) throw new Error('There is no export in out/. Create one with: npm run export')
  const home = findPage('docs', '')
  const chapters = await step('pages', readChapters, ({ length }) => `${length} read`)
  const [first] = chapters
  if (!home || !first) throw new Error('The documentation has no pages.')
  const date = chapters
    .flatMap(({ page }) => page.updated ?? [])
    .sort()
    .at(-1)
  const title = home.heading ?? home.title
  const html = manualDocument({
    cover: { title, about: site.description, version: documentedRelease()?.version, date, address: site.origin + routes.docs() },
    site: { basePath, origin: site.origin },
    chapters,
    styles: readFileSync(path.join(import.meta.dirname, 'manual.css'), 'utf8'),
  })
  const printer = await startPrinter(OUT, basePath)
  try {
    const printed = await step(
      'printing',
      () => whileWaiting(printer.print(html)),
      ({ length }) => megabytes(length),
    )
    const { file } = await step(
      'page numbers and bookmarks',
      () => finishPdf(printed, manualId(first.url), { author: site.name, subject: site.description, date }),
      ({ file, pages }) => `${pages} printed pages, ${megabytes(file.length)}`,
    )
    const target = `public${routes.manual()}`
    writeFileSync(target, file)
    copyFileSync(target, OUT + routes.manual())
    console.log(`✓ ${target}. The next export links it from ${routes.docs()}.`)
  } finally {
    await printer.close()
  }
} catch (cause) {
  console.error(`✗ ${explainFailure(cause)}`)
  process.exitCode = 1
}
