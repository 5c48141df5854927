import type { GeneratedDocument } from '../../../lib/content/generated-documents'

/** Documents by path, each as JSON. Without the hashes of edited texts, which pages do not take from the document. */
const byPath = (documents: readonly GeneratedDocument[], edited: ReadonlySet<string>) =>
  new Map(
    documents.map(({ textHash, ...document }) => {
      const path = document._raw.sourceFilePath
      return [path, JSON.stringify(edited.has(path) ? document : { ...document, textHash })]
    }),
  )

/**
 * Whether two lists of documents differ in more than the bodies that `npm run dev` already shows. The order does not matter.
 * @param edited paths of the files whose bodies changed, relative to the content folder
 */
export function documentsDiffer(
  before: readonly GeneratedDocument[],
  after: readonly GeneratedDocument[],
  edited: ReadonlySet<string>,
): boolean {
  const [old, current] = [byPath(before, edited), byPath(after, edited)]
  return old.size !== current.size || [...current].some(([path, json]) => old.get(path) !== json)
}
