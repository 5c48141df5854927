import { existsSync, readFileSync } from 'node:fs'

/**
 * All documents of Contentlayer. `scripts/build-content.ts` writes this file when Contentlayer has written all of its own, which are incomplete
 * before.
 */
export const DOCUMENTS_FILE = '.generated/documents.json'

/**
 * Reads all documents that Contentlayer generated. They are not imported, because Next.js would compile them after each change of a text and
 * load all modules of the site again.
 */
export const generatedDocuments = (): unknown[] => JSON.parse(readFileSync(DOCUMENTS_FILE, 'utf8'))

/** Time that Contentlayer has for its first documents, in milliseconds. It needs about 5 s. */
const PATIENCE = 60_000

/**
 * Waits for the first documents. `npm run dev` starts Next.js and Contentlayer at the same time, so that Next.js compiles the first page in the
 * meantime. Nothing else can happen in this process before there are documents, so it may be blocked.
 */
export function waitForDocuments(): void {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < PATIENCE && !existsSync(DOCUMENTS_FILE); waited += 50) Atomics.wait(clock, 0, 0, 50)
}
