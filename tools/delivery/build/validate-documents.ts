import { z } from 'zod'
import { collectionOf, collections } from '../../../lib/collections'
import type { FrontMatter, GeneratedDocument } from '../../../lib/content/generated-documents'
import { printedPath, problemsOf } from '../../../lib/schema/problems'

/** Fields that Contentlayer adds to the front matter of a document. */
const generatedFields = z.object({
  _raw: z.object({ sourceFilePath: z.string() }),
  url: z.string(),
  slugPath: z.string(),
  textHash: z.string(),
})

/** Values that every page accepts, of the fields that authors write while they look at the page. */
const accepted = {
  title: 'Page without a title',
  description: 'A page whose description is not written yet, or is too short or too long. In development, this sentence takes its place.',
}

/**
 * A document for `npm run dev`, in which title and description may still be missing, too short or too long. Throws an error like
 * `parseGenerated` for other fields.
 */
export function parseUnfinished(document: Record<string, unknown>): GeneratedDocument {
  const parsed = parseGenerated({ ...document, ...accepted })
  const written = (field: keyof typeof accepted) => {
    const value = document[field]
    return typeof value === 'string' && value !== '' ? value : accepted[field]
  }
  return { ...parsed, frontMatter: { ...parsed.frontMatter, title: written('title'), description: written('description') } }
}

/** Validates a document against its schema. Throws an error with file and field if it does not match. */
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
  return { ...generated, collection, frontMatter: result.data as FrontMatter }
}

/**
 * A document for `npm run dev`: it is shown if only its title or description is wrong, and left out otherwise; every page shows the error.
 * @returns a list with the document, or an empty one
 */
export function unfinishedDocument(document: Record<string, unknown>): GeneratedDocument[] {
  try {
    return [parseUnfinished(document)]
  } catch {
    return []
  }
}
