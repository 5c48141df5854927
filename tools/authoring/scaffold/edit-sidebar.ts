import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from 'yaml'
import { suggestion } from '../../../lib/nearest'

/** Where a page goes in a sidebar: after another page, or at the end of a group. */
export type SidebarPlace = { after: string } | { in: string }

/** A group of entries: a category, or a section below a header. `start` and `end` are its range in the list. */
type Group = { path: string[]; isHeader: boolean; list: YAMLSeq; start: number; end: number }

/** An entry with a page. `list` is the list that contains it. */
type Entry = { id: string; list: YAMLSeq; index: number; scalar: { value: unknown } }

const FORMAT = { lineWidth: 0, flowCollectionPadding: false } as const

/** Separates the labels of nested groups. */
const SEPARATOR = ' > '

/** @throws an error if the file is not a list, or if writing it would change its format */
function parse(text: string, file: string): Document {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw new Error(`${file} is not valid YAML: ${error.message}`)
  if (!isSeq(document.contents)) throw new Error(`${file} is not a list of entries; see the comment at the top of the sidebars.`)
  if (document.toString(FORMAT) !== text) throw new Error(`${file} has a format that this command would change. Edit the sidebar by hand.`)
  return document
}

function collect(list: YAMLSeq, path: readonly string[], entries: Entry[], groups: Group[]): void {
  let header: Group | undefined
  for (const [index, item] of list.items.entries()) {
    const add = (scalar: unknown) => {
      if (isScalar(scalar) && typeof scalar.value === 'string') entries.push({ id: scalar.value, list, index, scalar })
    }
    add(item)
    if (!isMap(item)) continue
    add(item.get('page', true))
    add(item.get('link', true))
    if (item.has('header')) {
      if (header) header.end = index
      header = { path: [...path, String(item.get('header'))], isHeader: true, list, start: index + 1, end: list.items.length }
      groups.push(header)
    }
    const items = item.get('items', true)
    if (!isSeq(items)) continue
    const labels = [...(header?.path ?? path), String(item.get('label'))]
    groups.push({ path: labels, isHeader: false, list: items, start: 0, end: items.items.length })
    collect(items, labels, entries, groups)
  }
}

function contentsOf(document: Document): { entries: Entry[]; groups: Group[] } {
  const [entries, groups]: [Entry[], Group[]] = [[], []]
  if (isSeq(document.contents)) collect(document.contents, [], entries, groups)
  return { entries, groups }
}

const nameOf = ({ path }: Group) => path.join(SEPARATOR)

/** The group with a name: the last labels of its path. A category has priority over a section of the same name. */
function findGroup(groups: readonly Group[], written: string, file: string): Group {
  const exists = groups.some((group) => nameOf(group) === written || nameOf(group).endsWith(SEPARATOR + written))
  const name = exists ? written : written.split(/\s*[>/]\s*/).join(SEPARATOR)
  const full = groups.find((group) => !group.isHeader && nameOf(group) === name)
  const ending = groups.filter((group) => nameOf(group) === name || nameOf(group).endsWith(SEPARATOR + name))
  const categories = ending.filter(({ isHeader }) => !isHeader)
  const [first, ...others] = full ? [full] : categories.length > 0 ? categories : ending
  if (!first)
    throw new Error(
      `${file} has no group "${name}".${suggestion(
        name,
        groups.flatMap((group) => [nameOf(group), group.path.at(-1) ?? '']),
      )}`,
    )
  if (others.length > 0)
    throw new Error(`${file} has several groups "${name}": ${[first, ...others].map(nameOf).join('; ')}. Write one of these.`)
  return first
}

/** Names of all groups of a sidebar in order, with the labels above them. */
export const groupNames = (text: string, file: string): string[] => contentsOf(parse(text, file)).groups.map(nameOf)

/** IDs of all pages of a sidebar in order. */
export const entryIds = (text: string, file: string): string[] => contentsOf(parse(text, file)).entries.map(({ id }) => id)

/** The pages beside a new page at a place: the one before it, or those of the group. */
export function pagesBeside(text: string, place: SidebarPlace, file: string): string[] {
  if ('after' in place) return [place.after]
  const { entries, groups } = contentsOf(parse(text, file))
  const { list, start, end } = findGroup(groups, place.in, file)
  return entries.filter((entry) => entry.list === list && entry.index >= start && entry.index < end).map(({ id }) => id)
}

/** Adds a page to a sidebar and keeps its comments and format. @throws an error if the place does not exist */
export function addEntry(text: string, id: string, place: SidebarPlace, file: string): string {
  const document = parse(text, file)
  const { entries, groups } = contentsOf(document)
  const node = document.createNode(id)
  if ('in' in place) {
    const { list, end } = findGroup(groups, place.in, file)
    list.items.splice(end, 0, node)
    return document.toString(FORMAT)
  }
  const entry = entries.find((each) => each.id === place.after)
  if (!entry)
    throw new Error(
      `${file} has no page "${place.after}".${suggestion(
        place.after,
        entries.map((each) => each.id),
      )}`,
    )
  entry.list.items.splice(entry.index + 1, 0, node)
  return document.toString(FORMAT)
}

/** Replaces the ID of a page in a sidebar. Returns the text unchanged if the sidebar does not contain the page. */
export function renameEntry(text: string, from: string, to: string, file: string): string {
  const document = parse(text, file)
  const entries = contentsOf(document).entries.filter(({ id }) => id === from)
  for (const { scalar } of entries) scalar.value = to
  return entries.length > 0 ? document.toString(FORMAT) : text
}
