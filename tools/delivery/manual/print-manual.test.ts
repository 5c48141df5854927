import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, type PDFHexString, PDFName, PDFRawStream, type PDFString } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from './chapter-html'
import { finishPdf, namedPages } from './finish-pdf'
import { manualDocument } from './manual-document'
import { startPrinter } from './print-document'

/** Prints a manual of three chapters, of which the second fills several pages. */

const root = mkdtempSync(path.join(tmpdir(), 'manual-'))
const chapter = (url: string, article: string, opens: string[] = []) => ({
  url,
  level: 2,
  trail: ['Guides'],
  opens: opens.map((label) => ({ label, level: 1 })),
  page: readPage(`<html lang="en"><body><article>${article}</article></body></html>`, url),
})
const longText = '<p>A line of text.</p>'.repeat(120)

let document: PDFDocument

beforeAll(async () => {
  writeFileSync(path.join(root, 'index.html'), '')
  const html = manualDocument({
    cover: { title: 'Manual', about: 'About', version: 'v1.0.0', date: '2026-11-28', address: 'https://example.com/docs/' },
    site: { basePath: '', origin: 'https://example.com' },
    chapters: [
      chapter('/docs/', '<h1>Start</h1><p><a href="/docs/last/#end">To the end</a> <a href="https://other.example/">Other</a></p>', [
        'Guides',
      ]),
      chapter('/docs/long/', `<h1>Long</h1>${longText}<h2 id="part">Part</h2>`),
      chapter('/docs/last/', `<h1>Last</h1>${longText}<h2 id="end">End</h2>`),
    ],
    styles: `* { margin: 0; box-sizing: border-box; } ${readFileSync('tools/delivery/manual/manual.css', 'utf8')}`,
  })
  const printer = await startPrinter(root, '')
  try {
    const { file } = await finishPdf(await printer.print(html), 'docs', { author: 'OLake', subject: 'About', date: '2026-11-28' })
    document = await PDFDocument.load(file, { updateMetadata: false })
  } finally {
    await printer.close()
  }
})

afterAll(() => rmSync(root, { recursive: true }))

const links = (index: number) => {
  const annotations = document.getPage(index).node.Annots()
  return Array.from({ length: annotations?.size() ?? 0 }, (_, each) => annotations?.lookup(each, PDFDict))
}
const pageOf = (id: string) => namedPages(document)(id) ?? -1

test('links lead to the page of their target, and to other sites', () => {
  const [inside, outside] = links(pageOf('docs'))
  const target = inside?.lookup(PDFName.of('Dest'), PDFName).decodeText() ?? ''
  expect(target).toBe('docs/last:end')
  expect(pageOf(target)).toBe(document.getPageCount() - 1)
  expect(outside?.lookup(PDFName.of('A'), PDFDict).get(PDFName.of('URI'))?.toString()).toContain('https://other.example/')
})

test('the outline has divisions, chapters and their sections, and is closed', () => {
  const titles = (node: PDFDict): unknown[] => {
    const entries: unknown[] = []
    let entry = node.lookupMaybe(PDFName.of('First'), PDFDict)
    while (entry) {
      const title = (entry.lookup(PDFName.of('Title')) as PDFString | PDFHexString).decodeText()
      const below = titles(entry)
      if (below.length > 0) expect(Number(entry.get(PDFName.of('Count'))?.toString())).toBeLessThan(0)
      entries.push(below.length > 0 ? [title, ...below] : title)
      entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict)
    }
    return entries
  }
  expect(titles(document.catalog.lookup(PDFName.of('Outlines'), PDFDict))).toEqual([
    'Contents',
    ['Guides', 'Start', ['Long', 'Part'], ['Last', 'End']],
  ])
})

test('the contents have the number of the page on which each chapter begins', () => {
  const contents = document.getPage(1).node.Contents()
  if (!(contents instanceof PDFArray)) throw new Error('The contents have no text of their own.')
  const streams = Array.from({ length: contents.size() }, (_, index) => contents.lookup(index, PDFRawStream))
  const drawn = streams.map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')).join('\n')
  const numbers = [...(drawn.split('/Artifact BMC').at(-1) ?? '').matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) =>
    Number(Buffer.from(hex, 'hex').toString('latin1')),
  )
  const [start, long, last] = ['docs', 'docs/long', 'docs/last'].map((id) => pageOf(id) + 1)
  expect(last).toBeGreaterThan((long ?? 0) + 1)
  expect(numbers).toEqual([start, start, long, last])
})

test('facts of the file name the title and the date of the content', () => {
  expect(document.getTitle()).toBe('Manual')
  expect(document.getCreationDate()?.toISOString()).toContain('2026-11-28')
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(en)')
})

const reader = spawnSync('pdftotext', ['-v']).status === 0

test.skipIf(!reader)('every page after the cover has its number, and the head has the title of the chapter', async () => {
  const file = path.join(root, 'manual.pdf')
  writeFileSync(file, await document.save())
  const textOf = (page: number) =>
    spawnSync('pdftotext', ['-f', `${page}`, '-l', `${page}`, '-layout', file, '-'], { encoding: 'utf8' }).stdout
  expect(textOf(1)).toContain('November 28, 2026')
  for (let page = 2; page <= document.getPageCount(); page++) expect(textOf(page).trim()).toMatch(new RegExp(`(^|\\s)${page}$`))
  expect(textOf(document.getPageCount()).trim()).toMatch(/^Last\n/)
})
