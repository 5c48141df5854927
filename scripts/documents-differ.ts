import type { GeneratedEntry } from './content-documents'

/** Documents by path, each as JSON with its fields in alphabetical order. Without the hashes of edited texts, which pages do not take from the document. */
const byPath = (documents: readonly GeneratedEntry[], edited: ReadonlySet<string>) =>
  new Map(
    documents.map(({ textHash, ...document }) => {
      const path = document._raw.sourceFilePath
      const fields = Object.entries(edited.has(path) ? document : { ...document, textHash })
      return [path, JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))]
    }),
  )

/**
 * Whether two lists of documents differ in more than the bodies that `npm run dev` already shows. The order does not matter.
 * @param edited paths of the files whose bodies changed, relative to the content folder
 */
export function documentsDiffer(before: readonly GeneratedEntry[], after: readonly GeneratedEntry[], edited: ReadonlySet<string>): boolean {
  const [old, current] = [byPath(before, edited), byPath(after, edited)]
  return old.size !== current.size || [...current].some(([path, json]) => old.get(path) !== json)
}
