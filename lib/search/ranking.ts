import type { SearchResult } from 'minisearch'
import { tokenize } from './tokenize'

/**
 * Everything that decides the order of search results, except for the rank of each collection, which is part of its entry. The figures were chosen by hand until every query of
 * tests/unit/relevance.test.ts found its page; change one, then run that test.
 */

/** Weight of the fields that are searched: a page named by the query stands above every page that only mentions it. */
export const fieldBoosts = { title: 3, heading: 4, text: 1 }

/** Weight of a word that is found by its first letters or with a typing error, compared with an exact match. */
export const inexactWeights = { fuzzy: 0.3, prefix: 0.6 }

/** Results found only with typing errors allowed count this much. */
export const CORRECTED_WEIGHT = 0.5

/** With fewer exact results than this, typing errors are allowed. */
export const ENOUGH_RESULTS = 3

/** A page counts more than a section of a page. */
const PAGE_WEIGHT = 1.35
/** Added, as a factor, for a heading or title that consists of the query's words and nothing else. */
const NAMED_WEIGHT = 0.9
/** Divides the page's rank; larger values make collections count less. */
const RANK_DIVISOR = 12

/** Shortest word whose beginning is enough to find it. The last word of a query is always unfinished. */
const PREFIX_LENGTH = 4
/** Shortest word that may have one typing error, and shortest that may have two. */
const [ONE_TYPO_LENGTH, TWO_TYPOS_LENGTH] = [4, 8]

/** What ranking needs to know of a section. */
export type RankedSection = { url: string; heading: string; title: string; isPage: boolean; pageRank: number }

/** Whether a word of a query may be the beginning of a longer one. */
export const matchesByPrefix = (term: string, last: string | undefined): boolean => term === last || term.length >= PREFIX_LENGTH

/** Typing errors that a word may have; names with digits must be exact. */
export function allowedTypos(term: string): number {
  if (term.length < ONE_TYPO_LENGTH || /\d/.test(term)) return 0
  return term.length < TWO_TYPOS_LENGTH ? 1 : 2
}

/** Score of a found section, from the score of its words. @param terms words of the query */
export function scoreOf(result: SearchResult, section: RankedSection, terms: readonly string[]): number {
  const named = new Set(tokenize(section.isPage ? section.title : section.heading))
  const share = named.size === 0 ? 0 : terms.filter((term) => named.has(term)).length / Math.max(named.size, terms.length)
  const page = section.isPage ? PAGE_WEIGHT : 1
  return result.score * page * (1 + NAMED_WEIGHT * share) * (1 + section.pageRank / RANK_DIVISOR)
}
