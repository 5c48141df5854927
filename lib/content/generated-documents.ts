import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { Collection, collections } from '../collections'
import type { commonFields } from '../schema/front-matter-schema'

/** All documents, validated. `tools/delivery/build/content-documents.ts` writes this file whole, because those of Contentlayer are incomplete at first. */
const DOCUMENTS_FILE = '.generated/documents.json'

type FrontMatterOf<Name extends Collection> = z.infer<(typeof collections)[Name]['schema']>
/** Intersection of several types in which every field is optional. */
type AnyOf<Types> = (Types extends unknown ? (fields: Partial<Types>) => void : never) extends (fields: infer All) => void ? All : never

/** Front matter of any collection. Fields that only some collections have are optional. */
export type FrontMatter = z.infer<z.ZodObject<typeof commonFields>> & AnyOf<FrontMatterOf<Collection>>
/** A document that Contentlayer generated: the path of its file, its address, the hash of its text, and its front matter. */
export type GeneratedDocument = {
  _raw: { sourceFilePath: string }
  url: string
  slugPath: string
  textHash: string
  collection: Collection
  frontMatter: FrontMatter
}

/**
 * Reads all documents that Contentlayer generated. They are not imported, because Next.js would compile them after each change of a text and
 * load all modules of the site again.
 */
export const generatedDocuments = (): GeneratedDocument[] => JSON.parse(readFileSync(DOCUMENTS_FILE, 'utf8'))
