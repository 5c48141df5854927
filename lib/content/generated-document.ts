import { z } from 'zod'
import { type Collection, collectionOf, collections } from '../collections'
import type { commonFields } from '../schema/front-matter'
import { printedPath, problemsOf } from '../schema/problems'

/** What Contentlayer adds to the front matter of a document. Body and facts are made by our own plugins. */
const generatedFields = z.object({
  _raw: z.object({ sourceFilePath: z.string() }),
  url: z.string(),
  slugPath: z.string(),
  body: z.object({ code: z.string(), raw: z.string() }),
  facts: z.object({
    headings: z.array(z.object({ depth: z.number(), text: z.string(), id: z.string() })),
    excerpt: z.string(),
    readingMinutes: z.number(),
  }),
})

type FrontMatterOf<Name extends Collection> = z.infer<(typeof collections)[Name]['schema']>
/** All fields of several types at once, each optional. */
type AnyOf<Types> = (Types extends unknown ? (fields: Partial<Types>) => void : never) extends (fields: infer All) => void ? All : never

/** The fields that the schemas of all collections have, and as optional ones those that only some have. */
export type FrontMatter = z.infer<z.ZodObject<typeof commonFields>> & AnyOf<FrontMatterOf<Collection>>
/** A document as Contentlayer makes it, with the name of its collection. */
export type GeneratedDocument = z.infer<typeof generatedFields> & { collection: Collection; frontMatter: FrontMatter }

/** A document as its schema describes it. Throws on anything else, naming file and field. */
export function parseGenerated(document: unknown): GeneratedDocument {
  const generated = generatedFields.parse(document)
  const file = generated._raw.sourceFilePath
  const collection = collectionOf(file)
  if (!collection) throw new Error(`content/${file} is not in a collection; see lib/collections.ts.`)
  const schema = collections[collection].schema.strip()
  const result = schema.safeParse(document)
  if (!result.success) {
    const problems = problemsOf(schema, document).map(({ path, message }) => `content/${file} ${printedPath(path)}: ${message}`)
    throw new Error(problems.join('\n'))
  }
  return { ...generated, collection, frontMatter: result.data }
}
