import type { SearchResult } from 'minisearch'
import { tokenize } from './tokenize'
import { commonForm } from './word-forms'

/**
 * All constants that determine the order of search results, except `searchRank` of each collection in lib/collections.ts. They were tuned by
 * hand until every query of tests/unit/relevance.test.ts found its page. Run that test after changing one.
 */

/** Weights of the indexed fields. A page whose title or heading matches the query ranks above pages that only mention its words. */
export const fieldBoosts = { title: 3, heading: 4, text: 1 }

/** Weights for the parts of a name: in a query for `sync_mode`, sections with this name rank above sections about sync modes. */
export const partBoosts = { title: 0.2, heading: 0.3, text: 0.1 }

/** Weight of a prefix match or a match with typos, relative to an exact match. */
export const inexactWeights = { fuzzy: 0.3, prefix: 0.6 }

/** Factor for the score of results that only match with typos. */
export const CORRECTED_WEIGHT = 0.5

/** If there are fewer exact results than this, results with typos are added. */
export const ENOUGH_RESULTS = 3

/** Queries of fewer words have no results that lack one of their words, unless there are no other results. */
export const FEW_WORDS = 3

/** Factor for the score of each further section of the same page. */
export const REPEATED_WEIGHT = 0.7

/** Factor for the first section of a page, so that pages rank above their other sections. */
const PAGE_WEIGHT = 1.35
/** Maximum increase, as a share of the score, reached if a name of the section consists of exactly the words of the query. */
const NAMED_WEIGHT = 0.9
/** Divisor of the rank of a page. A larger value reduces the influence of the collection. */
const RANK_DIVISOR = 8

/** Minimum length of a prefix. The last word of a query is treated as a prefix at any length, because it can be incomplete. */
const PREFIX_LENGTH = 4
/** A version, whose last numbers can be missing: `0.8` also finds `0.8.2`. */
const VERSION = /^\d+\.\d/
/** Minimum lengths of words with one typo and with two typos. */
const [ONE_TYPO_LENGTH, TWO_TYPOS_LENGTH] = [4, 8]

/** The properties of a section that ranking uses. */
export type RankedSection = { url: string; heading: string; title: string; isPage: boolean; pageRank: number }

/** Whether a word of a query also matches longer words that begin with it. */
export const matchesByPrefix = (word: string, isLast: boolean): boolean => isLast || word.length >= PREFIX_LENGTH || VERSION.test(word)

/** Maximum number of typos in a word. Words with digits, such as versions, must match exactly. */
export function allowedTypos(term: string): number {
  if (term.length < ONE_TYPO_LENGTH || /\d/.test(term)) return 0
  return term.length < TWO_TYPOS_LENGTH ? 1 : 2
}

/** Last segments of URLs that do not name their page: in `/docs/connectors/postgres/overview/`, `postgres` does. */
const GENERIC_SEGMENTS = new Set(['overview', 'setup', 'index'])

/** The segment of a page's URL that names the page. */
function segmentOf(url: string): string {
  const segments = url.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? []
  return (GENERIC_SEGMENTS.has(segments.at(-1) ?? '') ? segments.at(-2) : segments.at(-1)) ?? ''
}

/** Names that a query can consist of: the heading of a section and its id; the title of a page, its part before a colon, and its URL segment. */
const namesOf = ({ isPage, heading, title, url }: RankedSection): string[] =>
  isPage ? [title, title.split(':')[0] ?? '', segmentOf(url)] : [heading, url.split('#')[1] ?? '']

/** Share of words that a name and a query have in common, from 0 to 1. */
const shareOf = (name: ReadonlySet<string>, terms: readonly string[]): number =>
  name.size === 0 ? 0 : terms.filter((term) => name.has(term)).length / Math.max(name.size, terms.length)

/** The words of the names of each section that was scored, in their common form. Scoring is a third faster with it. */
const wordsOfNames = new WeakMap<RankedSection, ReadonlyArray<ReadonlySet<string>>>()

function nameWords(section: RankedSection): ReadonlyArray<ReadonlySet<string>> {
  const words = wordsOfNames.get(section) ?? namesOf(section).map((name) => new Set(tokenize(name).map(commonForm)))
  wordsOfNames.set(section, words)
  return words
}

/** Returns the score of a section, based on the score of MiniSearch. @param terms words of the query in their common form */
export function scoreOf(result: SearchResult, section: RankedSection, terms: readonly string[]): number {
  const share = Math.max(...nameWords(section).map((name) => shareOf(name, terms)))
  const page = section.isPage ? PAGE_WEIGHT : 1
  return result.score * page * (1 + NAMED_WEIGHT * share) * (1 + section.pageRank / RANK_DIVISOR)
}
