import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { addressOf, type Collection, collectionOf, collections } from '../../../lib/collections'
import { addressFields, contentParts } from '../../../lib/content/content-parts'
import type { GeneratedDocument } from '../../../lib/content/generated-documents'
import { bodyHash, textHash } from '../../../lib/mdx/body-hash.server'
import { removeUnusedBodies } from '../../../lib/mdx/body-store.server'
import { slugOf } from '../../../lib/routes'
import { contentlayerFields } from '../../../lib/schema/contentlayer-fields'
import { removeOldProblems } from '../../authoring/check/problem-store'
import { saveGenerated } from '../../authoring/command/generated'
import { walkFiles } from '../../authoring/command/walk'
import { parseGenerated, unfinishedDocument } from './validate-documents'

/** Folder of what Contentlayer generates. It contains a folder for each document type. */
export const DOCUMENTS = '.contentlayer/generated'

/** All documents that Contentlayer wrote: none if it never finished. */
const contentlayerDocuments = () =>
  walkFiles(DOCUMENTS)
    .filter((file) => path.basename(file) === '_index.json')
    .flatMap((file): Array<Record<string, unknown>> => JSON.parse(readFileSync(file, 'utf8')))

/**
 * Passes the documents of Contentlayer on to pages.
 * @param read validates a document; `npm run dev` passes `unfinishedDocument`, to show documents as far as possible
 * @param known documents to keep if Contentlayer has none of their file: it writes one type after another, and leaves out invalid ones
 * @returns the documents @throws if one does not match its schema
 */
export function acceptDocuments(
  read: (document: Record<string, unknown>) => GeneratedDocument | GeneratedDocument[] = parseGenerated,
  known: readonly GeneratedDocument[] = [],
): GeneratedDocument[] {
  const written = contentlayerDocuments().flatMap((document) => read(document))
  const sources = new Set(written.map(({ _raw }) => _raw.sourceFilePath))
  const documents = [...written, ...known.filter(({ _raw }) => !sources.has(_raw.sourceFilePath))]
  saveGenerated('documents', documents)
  return documents
}

/** Removes compiled texts that no document has. @param kept hashes of further texts to keep */
export function removeOldTexts(documents: readonly GeneratedDocument[], kept: readonly string[] = []): void {
  const texts = [...documents.map(({ textHash }) => textHash), ...kept]
  removeUnusedBodies(new Set(texts.map(bodyHash)))
  removeOldProblems(new Set(texts))
}

/** Types of the front matter of a collection. They take a while to create. */
const typesOf = Object.fromEntries(Object.entries(collections).map(([name, { schema }]) => [name, contentlayerFields(schema)])) as Record<
  Collection,
  ReturnType<typeof contentlayerFields>
>

/** A date as Contentlayer writes it. The content check reports a value that is not a date. */
const isoDate = (value: unknown) => {
  const date = new Date(String(value))
  return Number.isNaN(date.getTime()) ? value : date.toISOString()
}

/** The front matter of a file; empty if it is none, which the content check reports. */
function frontMatterOf(yaml: string): Record<string, unknown> {
  try {
    const fields: unknown = parse(yaml)
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields } : {}
  } catch {
    return {}
  }
}

/** The document that Contentlayer will make of a file, or undefined if the file cannot be read, which the content check reports. */
function documentOf(source: string, text: string): Record<string, unknown> | undefined {
  const collection = collectionOf(source)
  const parts = contentParts(text)
  if (!collection || !parts) return undefined
  const fields = frontMatterOf(parts.frontMatter)
  const known = Object.entries(typesOf[collection]).flatMap(([name, type]) => {
    const value = fields[name]
    return value === undefined ? [] : [[name, (type as { type: string }).type === 'date' ? isoDate(value) : value]]
  })
  const flattened = source.replace(/\.mdx$/, '')
  const address = addressFields(fields)
  return {
    ...Object.fromEntries(known),
    _raw: { sourceFilePath: source },
    url: addressOf(flattened, address),
    slugPath: slugOf(flattened, address),
    textHash: textHash(parts.body, path.posix.dirname(source)),
  }
}

/**
 * The documents of all files, read without Contentlayer, which takes several times as long to start. `npm run dev` shows them until
 * Contentlayer has its own, which are equal.
 * @param files text of each content file by its path
 */
export const firstDocuments = (files: ReadonlyMap<string, string>, contentDir: string): GeneratedDocument[] =>
  [...files].flatMap(([file, text]) => {
    const document = documentOf(file.slice(contentDir.length + 1), text)
    return document ? unfinishedDocument(document) : []
  })
