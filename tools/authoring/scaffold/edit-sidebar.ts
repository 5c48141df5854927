import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from 'yaml'
import { suggestion } from '../../../lib/nearest'

/** An entry with a page. `list` is the list that contains it. */
type Entry = { id: string; list: YAMLSeq; index: number; scalar: { value: unknown } }

const FORMAT = { lineWidth: 0, flowCollectionPadding: false } as const

/** @throws an error if the file is not a list, or if writing it would change its format */
function parse(text: string, file: string): Document {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw new Error(`${file} is not valid YAML: ${error.message}`)
  if (!isSeq(document.contents)) throw new Error(`${file} is not a list of entries; see the comment at the top of the sidebars.`)
  if (document.toString(FORMAT) !== text) throw new Error(`${file} has a format that this command would change. Edit the sidebar by hand.`)
  return document
}

/** All entries with a page, in order. */
const entriesOf = (list: unknown): Entry[] =>
  !isSeq(list)
    ? []
    : list.items.flatMap((item, index) => {
        const own = isMap(item) ? [item.get('page', true), item.get('link', true)] : [item]
        const entries = own.flatMap((scalar) =>
          isScalar(scalar) && typeof scalar.value === 'string' ? [{ id: scalar.value, list, index, scalar }] : [],
        )
        return [...entries, ...(isMap(item) ? entriesOf(item.get('items', true)) : [])]
      })

/** IDs of all pages of a sidebar in order. */
export const entryIds = (text: string, file: string): string[] => entriesOf(parse(text, file).contents).map(({ id }) => id)

/** Adds a page to a sidebar after another one, and keeps its comments and format. @throws an error if the sidebar does not have that page */
export function addEntry(text: string, id: string, after: string, file: string): string {
  const document = parse(text, file)
  const entries = entriesOf(document.contents)
  const known = entries.map((each) => each.id)
  const entry = entries.find((each) => each.id === after)
  if (!entry) throw new Error(`${file} has no page "${after}".${suggestion(after, known)}`)
  entry.list.items.splice(entry.index + 1, 0, document.createNode(id))
  return document.toString(FORMAT)
}

/** Replaces the ID of a page in a sidebar. Returns the text unchanged if the sidebar does not contain the page. */
export function renameEntry(text: string, from: string, to: string, file: string): string {
  const document = parse(text, file)
  const entries = entriesOf(document.contents).filter(({ id }) => id === from)
  for (const { scalar } of entries) scalar.value = to
  return entries.length > 0 ? document.toString(FORMAT) : text
}
