import type { AsPlainObject } from 'minisearch'
import type { Hierarchy } from '../types'
import { headingOf, type Section } from './sections'

/**
 * The part of the index that is loaded first: pages, headings, and the terms in them. It has a fifth of the size of the whole index, so that
 * the first results appear soon. The postings of a term in a field are one string: the section numbers, delta-encoded in base 36. If a term
 * occurs more than once in a section, `*` and the count follow the number.
 */
export type PackedHeadings = {
  /** [lvl0, title, url, rank] of each page */
  pages: Array<[number, string, string, number]>
  lvl0: string[]
  /** [page, depth, heading, anchor] of each section; depth 1 is the page itself. The anchor is missing if it follows from the heading. */
  sections: Array<[number, number, string, string?]>
  /** all terms in order, separated by spaces */
  terms: string
  /** postings by field (title, heading), one line per term; grouping similar data improves compression */
  postings: [string, string]
  /** lengths of the fields (title, heading) of each section */
  lengths: [number[], number[]]
}

/** The rest of the index: the terms in texts. */
export type PackedText = { terms: string; postings: string; lengths: number[] }

/** Both parts of the index in the format of their files, which are smaller than the JSON of MiniSearch. */
export type PackedIndex = { headings: PackedHeadings; text: PackedText }

/** The anchor that most headings have: their words in lower case, with hyphens. */
const usualAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

type Postings = Record<string, number>
/** The numbers of the fields title, heading and text. */
const [TITLE, HEADING, TEXT] = [0, 1, 2] as const

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

/** The terms that occur in one of the fields, and their postings in each of these fields. */
function encodeTerms(index: AsPlainObject, fields: readonly number[]): { terms: string; postings: string[] } {
  const terms = (index.index as unknown as Array<[string, Record<string, Postings>]>)
    .filter(([, postings]) => fields.some((field) => postings[field]))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    terms: terms.map(([term]) => term).join(' '),
    postings: fields.map((field) => terms.map(([, postings]) => encodePostings(postings[field])).join('\n')),
  }
}

/** Converts an index and its sections to the file format. `ranks` contains the weight of each page. */
export function packIndex(index: AsPlainObject, sections: readonly Section[], ranks: readonly number[]): PackedIndex {
  const lvl0 = [...new Set(sections.map(({ hierarchy }) => hierarchy.lvl0))]
  const pages: PackedHeadings['pages'] = []
  for (const { hierarchy, url, page } of sections) {
    pages[page] ??= [lvl0.indexOf(hierarchy.lvl0), hierarchy.lvl1, url.split('#')[0] ?? url, ranks[page] ?? 1]
  }
  const lengths = Object.values(index.fieldLength as Record<string, number[]>)
  const lengthsOf = (field: number) => lengths.map((section) => section[field] ?? 0)
  const { terms, postings } = encodeTerms(index, [TITLE, HEADING])
  const [titles = '', headings = ''] = postings
  const text = encodeTerms(index, [TEXT])
  return {
    headings: {
      pages,
      lvl0,
      sections: sections.map((section) => {
        const depth = [6, 5, 4, 3, 2].find((level) => section.hierarchy[`lvl${level}` as 'lvl2']) ?? 1
        const [heading, anchor = ''] = [depth === 1 ? '' : headingOf(section), section.url.split('#')[1]]
        return [section.page, depth, heading, ...(anchor === usualAnchor(heading) ? ([] as const) : ([anchor] as const))]
      }),
      terms,
      postings: [titles, headings],
      lengths: [lengthsOf(TITLE), lengthsOf(HEADING)],
    },
    text: { terms: text.terms, postings: text.postings.join('\n'), lengths: lengthsOf(TEXT) },
  }
}

/** Converts the file format to the index that MiniSearch loads. Without the text, only titles and headings are searched. */
export function unpackIndex(headings: PackedHeadings, text?: PackedText): AsPlainObject {
  const terms = new Map<string, Record<number, Postings>>()
  const add = (names: string, field: number, column: string) => {
    const lines = column.split('\n')
    names.split(' ').forEach((term, at) => {
      const line = lines[at]
      if (!line) return
      const known = terms.get(term) ?? {}
      known[field] = decodePostings(line)
      terms.set(term, known)
    })
  }
  add(headings.terms, TITLE, headings.postings[0])
  add(headings.terms, HEADING, headings.postings[1])
  if (text) add(text.terms, TEXT, text.postings)
  const count = headings.sections.length
  const ids = Array.from({ length: count }, (_, id) => id)
  const lengths = [...headings.lengths, text?.lengths ?? []]
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: { title: TITLE, heading: HEADING, text: TEXT },
    fieldLength: Object.fromEntries(ids.map((id) => [id, lengths.map((column) => column[id] ?? 0)])),
    averageFieldLength: lengths.map((column) => column.reduce((sum, length) => sum + length, 0) / Math.max(count, 1)),
    storedFields: {},
    dirtCount: 0,
    index: [...terms],
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
export function unpackSections(packed: PackedHeadings): UnpackedSection[] {
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
