import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { diagramSettings } from '../../lib/diagram-settings'
import { DIAGRAMS_FOLDER, diagramId, missingDrawings, portraitOf } from '../../lib/mdx/diagrams.server'
import { readStored } from './check/compile-bodies'
import { contentDir, readContent } from './check/read-content'
import { readSource } from './check/source-file'
import { chromiumArguments, findChromium } from './command/find-chromium'
import { startCommand } from './command/help'
import { step } from './command/log'
import { tidySvg } from './tidy-svg'

startCommand(['--all'])
const INTER = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const types: Record<string, string> = { '.mjs': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/**
 * The page in which Mermaid draws. It uses the font and diagram styles of the site, so that labels have the size that they have on the
 * site.
 */
const canvas = `<!doctype html><meta charset="utf-8">
<style>@font-face{font-family:Inter;src:url(/${INTER});font-weight:100 900}:root{--font-text:Inter}body{font:16px/1.7 Inter;width:640px}p{margin:0}</style>
<link rel="stylesheet" href="/app/styles/tokens.css"><link rel="stylesheet" href="/app/styles/mermaid.css">
<div class="mermaid-figure" id="place"></div><b style="font-weight:600">x</b>`

/** Serves the canvas and the files that it requests. */
const server = createServer((request, response) => {
  const file = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname).slice(1)
  if (!file) return response.setHeader('content-type', 'text/html').end(canvas)
  const type = types[path.extname(file)]
  if (!type || file.includes('..')) return response.writeHead(404).end()
  return response.setHeader('content-type', type).end(readFileSync(file))
})

/** A string because tsx adds helpers to functions, which do not exist in the page. */
const drawCall = (id: string, source: string) => `(async () => {
  await document.fonts.load('16px Inter')
  const { default: mermaid } = await import('/node_modules/mermaid/dist/mermaid.esm.min.mjs')
  mermaid.initialize(${JSON.stringify(diagramSettings)})
  return (await mermaid.render(${JSON.stringify(id)}, ${JSON.stringify(source)}, document.getElementById('place'))).svg
})()`

async function draw(browser: Browser, origin: string, source: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    await page.goto(origin)
    return tidySvg(await page.evaluate<string>(drawCall(diagramId(source), source)))
  } finally {
    await page.close()
  }
}

async function drawAll(): Promise<{ drawn: number; removed: number }> {
  const fences = [...(await readContent())].flatMap(([file, text]) =>
    (readSource(file, text, contentDir, readStored).source?.body?.fences ?? [])
      .filter(({ language, meta }) => language === 'mermaid' && !meta.live)
      .map(({ code, line }) => ({ file, line, code })),
  )
  const wanted = new Set(fences.flatMap(({ code }) => [code, portraitOf(code) ?? code]).map((source) => `${diagramId(source)}.svg`))
  mkdirSync(DIAGRAMS_FOLDER, { recursive: true })
  const stale = readdirSync(DIAGRAMS_FOLDER).filter((name) => process.argv.includes('--all') || !wanted.has(name))
  for (const name of stale) rmSync(path.join(DIAGRAMS_FOLDER, name))
  const missing = fences.filter(({ code }) => missingDrawings(code).length > 0)
  let drawn = 0
  if (missing.length === 0) return { drawn, removed: stale.length }
  server.listen(0)
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    for (const { file, line, code } of missing) {
      // The size of the first drawing decides whether a second one is needed.
      for (let [source] = missingDrawings(code); source !== undefined; [source] = missingDrawings(code)) {
        const svg = await draw(browser, origin, source).catch((cause: Error) => {
          throw new Error(`${file}:${line}: the diagram cannot be drawn. ${cause.message.split('\n')[0]}`)
        })
        writeFileSync(`${DIAGRAMS_FOLDER}/${diagramId(source)}.svg`, `${svg}\n`)
        drawn++
      }
    }
  } finally {
    await browser.close()
    server.close()
  }
  return { drawn, removed: stale.length }
}

try {
  await step('diagrams', drawAll, ({ drawn, removed }) => `${drawn} drawn, ${removed} removed`)
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exit(1)
}
