import type { AsPlainObject } from 'minisearch'
import type { Hierarchy } from '../types'
import { headingOf, type Section } from './sections'

/**
 * The index in the format of its file, which is smaller than the JSON of MiniSearch. The postings of a term in a field are one string: the
 * section numbers, delta-encoded in base 36. If a term occurs more than once in a section, `*` and the count follow the number.
 */
export type PackedIndex = {
  /** [lvl0, title, url, rank] of each page */
  pages: Array<[number, string, string, number]>
  lvl0: string[]
  /** [page, depth, heading, anchor] of each section; depth 1 is the page itself. The anchor is missing if it follows from the heading. */
  sections: Array<[number, number, string, string?]>
  /** all terms in order, separated by spaces */
  terms: string
  /** postings by field, one line per term; grouping similar data improves compression */
  postings: [string, string, string]
  /** lengths of the fields of each section */
  lengths: number[][]
}

/** The anchor that most headings have: their words in lower case, with hyphens. */
const usualAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

type Postings = Record<string, number>
const FIELDS = [0, 1, 2] as const

function encodePostings(postings: Postings | undefined): string {
  let last = 0
  return Object.entries(postings ?? {})
    .map(([id, count]) => [Number(id), count] as const)
    .sort(([a], [b]) => a - b)
    .map(([id, count]) => {
      const step = (id - last).toString(36)
      last = id
      return count > 1 ? `${step}*${count.toString(36)}` : step
    })
    .join(' ')
}

function decodePostings(text: string): Postings {
  const postings: Postings = {}
  let id = 0
  for (const entry of text ? text.split(' ') : []) {
    const [step = '0', count = '1'] = entry.split('*')
    id += Number.parseInt(step, 36)
    postings[id] = Number.parseInt(count, 36)
  }
  return postings
}

/** Converts an index and its sections to the file format. `ranks` contains the weight of each page. */
export function packIndex(index: AsPlainObject, sections: readonly Section[], ranks: readonly number[]): PackedIndex {
  const lvl0 = [...new Set(sections.map(({ hierarchy }) => hierarchy.lvl0))]
  const pages: PackedIndex['pages'] = []
  for (const { hierarchy, url, page } of sections) {
    pages[page] ??= [lvl0.indexOf(hierarchy.lvl0), hierarchy.lvl1, url.split('#')[0] ?? url, ranks[page] ?? 1]
  }
  const terms = (index.index as unknown as Array<[string, Record<string, Postings>]>).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    pages,
    lvl0,
    sections: sections.map((section) => {
      const depth = [6, 5, 4, 3, 2].find((level) => section.hierarchy[`lvl${level}` as 'lvl2']) ?? 1
      const [heading, anchor = ''] = [depth === 1 ? '' : headingOf(section), section.url.split('#')[1]]
      return [section.page, depth, heading, ...(anchor === usualAnchor(heading) ? ([] as const) : ([anchor] as const))]
    }),
    terms: terms.map(([term]) => term).join(' '),
    postings: FIELDS.map((field) => terms.map(([, fields]) => encodePostings(fields[field])).join('\n')) as PackedIndex['postings'],
    lengths: Object.values(index.fieldLength as Record<string, number[]>),
  }
}

/** Converts the file format to the index that MiniSearch loads. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const count = packed.sections.length
  const ids = Array.from({ length: count }, (_, id) => id)
  const columns = packed.postings.map((column) => column.split('\n'))
  const sums = FIELDS.map((field) => packed.lengths.reduce((sum, lengths) => sum + (lengths[field] ?? 0), 0))
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: { title: 0, heading: 1, text: 2 },
    fieldLength: Object.fromEntries(packed.lengths.map((lengths, id) => [id, lengths])),
    averageFieldLength: sums.map((sum) => sum / Math.max(count, 1)),
    storedFields: {},
    dirtCount: 0,
    index: packed.terms
      .split(' ')
      .map((term, at) => [
        term,
        Object.fromEntries(columns.flatMap((column, field) => (column[at] ? [[field, decodePostings(column[at])]] : []))),
      ]),
    serializationVersion: 2,
  } as unknown as AsPlainObject
}

/** A section with the data for ranking and for displaying results. */
export type UnpackedSection = {
  page: number
  part: number
  depth: number
  heading: string
  title: string
  url: string
  isPage: boolean
  pageRank: number
  hierarchy: Hierarchy
}

/** Returns the sections with their parent headings, which the file format omits because they follow from order and depth. */
export function unpackSections(packed: PackedIndex): UnpackedSection[] {
  let trail: Array<string | null> = []
  let parts = 0
  let lastPage = -1
  return packed.sections.map(([page, depth, heading, anchor = usualAnchor(heading)]) => {
    const [lvl0 = 0, title = '', path = '', pageRank = 1] = packed.pages[page] ?? []
    if (page !== lastPage) [trail, parts, lastPage] = [[], 0, page]
    if (depth > 1) trail = [...Array.from({ length: depth - 2 }, (_, at) => trail[at] ?? null), heading]
    const at = (level: number) => trail[level - 2] ?? null
    const hierarchy: Hierarchy = {
      lvl0: packed.lvl0[lvl0] ?? '',
      lvl1: title,
      lvl2: at(2),
      lvl3: at(3),
      lvl4: at(4),
      lvl5: at(5),
      lvl6: at(6),
    }
    const isPage = depth === 1
    return {
      page,
      part: parts++,
      depth,
      heading: isPage ? title : heading,
      title,
      url: anchor ? `${path}#${anchor}` : path,
      isPage,
      pageRank,
      hierarchy,
    }
  })
}
