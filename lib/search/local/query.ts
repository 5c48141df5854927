import type MiniSearch from 'minisearch'
import { levels, type RecordType, type SearchAnswer, type SearchHit, type SearchRequest } from '../types'
import { bestText, highlight, type Marks, snippet } from './highlight'
import { type PackedHeadings, type PackedText, type UnpackedSection, unpackIndex, unpackSections } from './index-format'
import { type IndexedSection, loadIndex, type Match, searchSections } from './search-index'

/** Texts of the sections of a page, in order. Loaded only for pages with displayed results. */
export type PageTexts = string[][]

/** A loaded index. */
export type LoadedIndex = {
  miniSearch: MiniSearch<IndexedSection>
  sections: readonly UnpackedSection[]
  /** Whether the words of the texts are loaded. Otherwise only titles and headings are searched, and results contain all words of the query. */
  isComplete: boolean
  /** Returns the texts of a page, or undefined if they are not loaded. The results of this page then have no snippet. */
  texts: (page: number) => PageTexts | undefined
}

/** Loads the headings, or both parts of the index. @param texts see `LoadedIndex` */
export function openIndex(headings: PackedHeadings, text: PackedText | undefined, texts: LoadedIndex['texts']): LoadedIndex {
  if (text && text.lengths.length !== headings.sections.length)
    throw new Error('The parts of the search index are not from the same build.')
  return { miniSearch: loadIndex(unpackIndex(headings, text)), sections: unpackSections(headings), isComplete: text !== undefined, texts }
}

const DEFAULT_HITS = 20
/** Words in a snippet if the request does not set a number. */
const DEFAULT_SNIPPET = 10

const snippetLength = (request: SearchRequest) =>
  Number(request.attributesToSnippet?.find((attribute) => attribute.startsWith('content:'))?.split(':')[1] ?? DEFAULT_SNIPPET)

function toHit(section: UnpackedSection, match: Match, texts: readonly string[], request: SearchRequest): SearchHit {
  const marks: Marks = {
    pre: request.highlightPreTag ?? '<mark>',
    post: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  }
  const inHeading = highlight(section.heading, match.words, marks).found.length > 0
  const type: RecordType = inHeading || texts.length === 0 ? (`lvl${section.depth}` as RecordType) : 'content'
  const text = bestText(texts, match.words)
  const content = type === 'content' ? text : null
  const marked = (value: string | null) => {
    const { value: html, found } = highlight(value ?? '', match.words, marks)
    return { value: html, matchLevel: found.length > 0 ? ('full' as const) : ('none' as const), matchedWords: found }
  }
  const hierarchy = Object.fromEntries(
    levels.map((level) => [level, marked(section.hierarchy[level])]),
  ) as SearchHit['_highlightResult']['hierarchy']
  const short = snippet(text, match.words, snippetLength(request), marks)
  const shortened = {
    value: short.value,
    matchLevel: short.found.length > 0 ? ('full' as const) : ('none' as const),
    matchedWords: short.found,
  }
  const [url_without_anchor = '', anchor = null] = section.url.split('#')
  return {
    objectID: `${section.url}:${type}`,
    type,
    hierarchy: section.hierarchy,
    content,
    url: section.url,
    url_without_anchor,
    anchor,
    _highlightResult: { hierarchy, ...(content !== null && { content: marked(content) }) },
    _snippetResult: { hierarchy, content: shortened },
  }
}

/** Returns the lvl0 values that the facet filters of a request allow, or undefined if they allow all. */
function sectionFilter(request: SearchRequest): Set<string> | undefined {
  const wanted = [request.facetFilters ?? []]
    .flat(3)
    .filter((filter): filter is string => typeof filter === 'string' && filter.startsWith('hierarchy.lvl0:'))
  return wanted.length > 0 ? new Set(wanted.map((filter) => filter.slice('hierarchy.lvl0:'.length))) : undefined
}

/** Runs a search request and returns a response in the format of Algolia. */
export function runQuery(index: LoadedIndex, request: SearchRequest): SearchAnswer['results'][number] {
  const all = searchSections(index.miniSearch, index.sections, request.query, index.isComplete ? undefined : 'exact')
  const lvl0Of = (match: Match) => index.sections[match.id]?.hierarchy.lvl0 ?? ''
  const counts: Record<string, number> = {}
  for (const match of all) counts[lvl0Of(match)] = (counts[lvl0Of(match)] ?? 0) + 1
  const allowed = sectionFilter(request)
  const matches = allowed ? all.filter((match) => allowed.has(lvl0Of(match))) : all
  const size = request.hitsPerPage ?? DEFAULT_HITS
  const page = request.page ?? 0
  const hits = matches.slice(page * size, (page + 1) * size).map((match) => {
    const section = index.sections[match.id] as UnpackedSection
    return toHit(section, match, index.texts(section.page)?.[section.part] ?? [], request)
  })
  return { hits, nbHits: matches.length, page, nbPages: Math.ceil(matches.length / size), facets: { 'hierarchy.lvl0': counts } }
}
