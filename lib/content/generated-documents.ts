import { readFileSync } from 'node:fs'

/** All documents of Contentlayer. `scripts/content-documents.ts` writes this file whole, because those of Contentlayer are incomplete at first. */
const DOCUMENTS_FILE = '.generated/documents.json'

/**
 * Reads all documents that Contentlayer generated. They are not imported, because Next.js would compile them after each change of a text and
 * load all modules of the site again.
 */
export const generatedDocuments = (): unknown[] => JSON.parse(readFileSync(DOCUMENTS_FILE, 'utf8'))
