/** A document of Contentlayer: the path of its file, the hash of its text, and its other fields. */
export type GeneratedEntry = { _raw: { sourceFilePath: string }; textHash: string }

/** Documents by path, each as JSON. Without the hashes of edited texts, which pages do not take from the document. */
const byPath = (documents: readonly unknown[], edited: ReadonlySet<string>) =>
  new Map(
    (documents as GeneratedEntry[]).map(({ textHash, ...document }) => {
      const path = document._raw.sourceFilePath
      return [path, JSON.stringify(edited.has(path) ? document : { ...document, textHash })]
    }),
  )

/**
 * Whether two lists of documents differ in more than the bodies that `npm run dev` already shows. The order does not matter.
 * @param edited paths of the files whose bodies changed, relative to the content folder
 */
export function documentsDiffer(before: readonly unknown[], after: readonly unknown[], edited: ReadonlySet<string>): boolean {
  const [old, current] = [byPath(before, edited), byPath(after, edited)]
  return old.size !== current.size || [...current].some(([path, json]) => old.get(path) !== json)
}
