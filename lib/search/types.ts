/** Levels of a record: section of the site (lvl0), page title (lvl1) and headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
export type Level = (typeof levels)[number]
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>

/** Type of a record or hit: page title, heading or text (`content`). */
export type RecordType = Exclude<Level, 'lvl0'> | 'content'

/** A record in the format of Algolia's DocSearch crawler. `npm run search:push` uploads these records. */
export type SearchRecord = {
  objectID: string
  type: RecordType
  hierarchy: Hierarchy
  content: string | null
  /** The content is the keywords of the page, which are searched and, in local search, not shown. */
  keywords?: true
  /** Path with leading and trailing slash and, if the record is below a heading, the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  language: string
  version: string[]
  docusaurus_tag: string
  /** Criteria of the ranking in Algolia: rank of the collection, level of the heading, position on the page. */
  weight: { pageRank: number; level: number; position: number }
}

type Highlighted = { value: string; matchLevel: 'none' | 'partial' | 'full'; matchedWords: string[] }
type HighlightedHierarchy = Record<Level, Highlighted>

/** A search result in the format of Algolia. */
export type SearchHit = Pick<SearchRecord, 'objectID' | 'type' | 'hierarchy' | 'content' | 'url' | 'url_without_anchor' | 'anchor'> & {
  _highlightResult: { hierarchy: HighlightedHierarchy; content?: Highlighted }
  _snippetResult: { hierarchy: HighlightedHierarchy; content?: Highlighted }
}

/** The parameters of Algolia's search requests that this site uses. */
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
  /** What a better answer, which follows, will add: more results, or only texts. Missing in the last answer. */
  lacks?: 'results' | 'texts'
  results: Array<{
    hits: SearchHit[]
    nbHits: number
    page: number
    nbPages: number
    queryID?: string
    facets?: Record<string, Record<string, number>>
  }>
}

/**
 * The interface of the hosted and the local index that DocSearch and the search page use. The local index answers as soon as it can, and
 * calls `later` with better answers to the same request when more of it is loaded: with all results, and with the texts around the matches.
 */
export type SearchClient = {
  search: (request: { requests: SearchRequest[] }, later?: (answer: SearchAnswer) => void) => Promise<SearchAnswer>
}
