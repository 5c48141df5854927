/** Levels of a record: section of the site, page title, headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
export type Level = (typeof levels)[number]
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>

/** What a record or hit is: a page title, a heading, or text below one. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content'

/** A record in the shape of Algolia's DocSearch crawler, which `npm run search:push` uploads. */
export type SearchRecord = {
  objectID: string
  type: RecordType
  hierarchy: Hierarchy
  content: string | null
  /** Path with both slashes and, below a heading, its anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  language: string
  version: string[]
  docusaurus_tag: string
  /** Higher ranks first: how much the page counts, how high the level is, how early it stands. */
  weight: { pageRank: number; level: number; position: number }
}

type Highlighted = { value: string; matchLevel: 'none' | 'partial' | 'full'; matchedWords: string[] }
type HighlightedHierarchy = Record<Level, Highlighted>

/** A found record, in the shape that Algolia answers with. */
export type SearchHit = Pick<SearchRecord, 'objectID' | 'type' | 'hierarchy' | 'content' | 'url' | 'url_without_anchor' | 'anchor'> & {
  _highlightResult: { hierarchy: HighlightedHierarchy; content?: Highlighted }
  _snippetResult: { hierarchy: HighlightedHierarchy; content?: Highlighted }
}

/** The parts of Algolia's search request that providers read. */
export type SearchRequest = {
  query: string
  indexName: string
  hitsPerPage?: number
  page?: number
  attributesToSnippet?: string[]
  snippetEllipsisText?: string
  highlightPreTag?: string
  highlightPostTag?: string
  facetFilters?: unknown
}
export type SearchAnswer = {
  results: Array<{
    hits: SearchHit[]
    nbHits: number
    page: number
    nbPages: number
    queryID?: string
    facets?: Record<string, Record<string, number>>
  }>
}

/** The one call that the modal and the search page make, whoever answers it. */
export type SearchClient = { search: (request: { requests: SearchRequest[] }) => Promise<SearchAnswer> }
