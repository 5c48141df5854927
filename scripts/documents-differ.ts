/** A document of Contentlayer: the path of its file, facts about its body, and its other fields. */
type GeneratedEntry = { _raw: { sourceFilePath: string }; facts: unknown }

/** Documents by path, each as JSON. Without the facts of edited bodies, which pages do not take from the document. */
const byPath = (documents: readonly unknown[], edited: ReadonlySet<string>) =>
  new Map(
    (documents as GeneratedEntry[]).map(({ facts, ...document }) => {
      const path = document._raw.sourceFilePath
      return [path, JSON.stringify(edited.has(path) ? document : { ...document, facts })]
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
