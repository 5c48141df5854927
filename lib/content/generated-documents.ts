import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of what Contentlayer generates. It contains a folder for each document type. */
const FOLDER = '.contentlayer/generated'

/**
 * Reads all documents that Contentlayer generated. They are not imported, because Next.js would compile them after each change of a text and
 * load all modules of the site again.
 */
export const generatedDocuments = (): unknown[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }): unknown[] => JSON.parse(readFileSync(path.join(FOLDER, name, '_index.json'), 'utf8')))
