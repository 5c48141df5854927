import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  type PDFPage,
  PDFRef,
  rgb,
  StandardFonts,
} from 'pdf-lib'

/** Size of the page numbers in the contents, and the distance of their baseline from the lower edge of an entry, in points. */
const NUMBER_SIZE = 9
const BASELINE = 4

const name = (text: string) => PDFName.of(text)

/** A link of a page: its rectangle in points, and the page to which it leads, from 0; undefined for a link that leaves the file. */
type Link = { right: number; bottom: number; target: number | undefined }

/** All links of a page to places in the file, in their order. */
function linksOf(page: PDFPage, pageAt: (destination: string) => number | undefined): Link[] {
  const annotations = page.node.Annots()
  return Array.from({ length: annotations?.size() ?? 0 }, (_, index) => annotations?.lookup(index, PDFDict)).flatMap((annotation) => {
    const destination = annotation?.get(name('Dest'))
    const rectangle = annotation?.lookup(name('Rect'), PDFArray).asRectangle()
    if (!(destination instanceof PDFName) || !rectangle) return []
    return { right: rectangle.x + rectangle.width, bottom: rectangle.y, target: pageAt(destination.decodeText()) }
  })
}

/** Returns the page of each named place in a file, from 0. Chromium names all places that links of a document lead to. */
export function namedPages(document: PDFDocument): (destination: string) => number | undefined {
  const pages = new Map(document.getPages().map((page, index) => [page.ref.toString(), index]))
  const destinations = document.catalog.lookupMaybe(name('Dests'), PDFDict)
  return (destination) => {
    const place = destinations?.lookupMaybe(name(destination), PDFArray)
    const page = place?.get(0)
    return page instanceof PDFRef ? pages.get(page.toString()) : undefined
  }
}

/** Writes the page number at the end of each entry of the contents. The entries are the links of the pages before the first chapter. */
async function numberContents(document: PDFDocument, firstChapter: string): Promise<void> {
  const pageAt = namedPages(document)
  const end = pageAt(firstChapter)
  if (end === undefined) throw new Error(`The browser printed a document without the place ${firstChapter}, to which its contents link.`)
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const page of document.getPages().slice(0, end)) {
    // Marked as decoration: screen readers follow the links instead.
    page.pushOperators(PDFOperator.of('BMC' as never, [name('Artifact')]))
    for (const { right, bottom, target } of linksOf(page, pageAt)) {
      if (target === undefined) continue
      const number = String(target + 1)
      const x = right - font.widthOfTextAtSize(number, NUMBER_SIZE)
      page.drawText(number, { x, y: bottom + BASELINE, size: NUMBER_SIZE, font, color: rgb(0.04, 0.07, 0.13) })
    }
    page.pushOperators(PDFOperator.of('EMC' as never))
  }
}

/** The entries of an outline below one of its nodes. */
function outlineEntries(document: PDFDocument, node: PDFDict): PDFDict[] {
  const entries: PDFDict[] = []
  let next = node.get(name('First'))
  while (next) {
    const entry = document.context.lookup(next, PDFDict)
    entries.push(entry)
    next = entry.get(name('Next'))
  }
  return entries
}

/** Closes all entries of the outline. Chromium writes them open, and the manual has thousands. @returns whether there is an outline */
function closeOutline(document: PDFDocument): boolean {
  const root = document.catalog.lookupMaybe(name('Outlines'), PDFDict)
  if (!root) return false
  const close = (node: PDFDict) => {
    const entries = outlineEntries(document, node)
    entries.forEach(close)
    // A negative number of entries means that they are hidden until a reader opens the node.
    if (entries.length > 0) node.set(name('Count'), PDFNumber.of(node === root ? entries.length : -entries.length))
  }
  close(root)
  return true
}

/** What viewers show about a file. The date is an ISO date. */
export type FileFacts = { author: string; subject: string; date: string | undefined }

/**
 * Completes a manual that Chromium printed: page numbers in the contents, a closed outline that viewers show, and facts about the file.
 * @param firstChapter id of the first chapter. @returns the file and the number of its pages
 */
export async function finishPdf(printed: Uint8Array, firstChapter: string, facts: FileFacts): Promise<{ file: Uint8Array; pages: number }> {
  const document = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  await numberContents(document, firstChapter)
  if (closeOutline(document)) document.catalog.set(name('PageMode'), name('UseOutlines'))
  document.setAuthor(facts.author)
  document.setSubject(facts.subject)
  if (facts.date) {
    document.setCreationDate(new Date(facts.date))
    document.setModificationDate(new Date(facts.date))
  }
  return { file: await document.save({ useObjectStreams: true, objectsPerTick: Number.POSITIVE_INFINITY }), pages: document.getPageCount() }
}
