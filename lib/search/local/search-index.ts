import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch'
import {
  allowedTypos,
  CORRECTED_WEIGHT,
  ENOUGH_RESULTS,
  fieldBoosts,
  inexactWeights,
  matchesByPrefix,
  type RankedSection,
  scoreOf,
} from '../ranking'
import { tokenize } from '../tokenize'
import { headingOf, type Section } from './sections'

/** The fields of a section that MiniSearch indexes. */
export type IndexedSection = { id: number; title: string; heading: string; text: string }

/** Options of MiniSearch. The browser must load an index with the same options that it was built with. */
const indexOptions: Options<IndexedSection> = { fields: ['title', 'heading', 'text'], tokenize, processTerm: (term) => term }

/** Returns the words of a custom heading id that are not in the heading. For example, `## Discover [#discover-command]` adds `command`. */
function anchorWords(section: Section, heading: string): string {
  const known = new Set(tokenize(heading))
  const words = (section.url.split('#')[1] ?? '').split(/[-_]/)
  return words.every((word) => known.has(word)) ? '' : words.filter((word) => !known.has(word) && word.length > 2).join(' ')
}

/** Builds the index of all sections, whose ids are their positions. Runs when the site is built. */
export function buildIndex(sections: readonly Section[]): AsPlainObject {
  const miniSearch = new MiniSearch<IndexedSection>(indexOptions)
  sections.forEach((section, id) => {
    const heading = headingOf(section)
    const { lvl1 } = section.hierarchy
    // Index parent headings with each section, so that a query with words from both finds the section.
    const trail = [section.hierarchy.lvl2, section.hierarchy.lvl3].filter((text) => text && text !== heading).join(' ')
    miniSearch.add({ id, title: lvl1, heading: `${heading} ${trail} ${anchorWords(section, heading)}`, text: section.texts.join('\n') })
  })
  return miniSearch.toJSON()
}

export const loadIndex = (index: AsPlainObject): MiniSearch<IndexedSection> => MiniSearch.loadJS<IndexedSection>(index, indexOptions)

/** A section that matches a query: its id, its score, and the matched words in the index. */
export type Match = { id: number; score: number; words: string[] }

/**
 * Returns the sections that match a query, best match first. A section must contain all words of the query; if there is none, sections with
 * any of the words are returned. The last word can be incomplete. With few exact results, words of four or more letters can have typos.
 */
export function searchSections(miniSearch: MiniSearch<IndexedSection>, sections: readonly RankedSection[], query: string): Match[] {
  const terms = tokenize(query)
  if (terms.length === 0) return []
  const last = terms.at(-1)
  const runSearch = (combineWith: 'AND' | 'OR', typos: boolean) =>
    miniSearch.search(query, {
      boost: fieldBoosts,
      combineWith,
      prefix: (term) => matchesByPrefix(term, last),
      fuzzy: (term) => (typos ? allowedTypos(term) : 0),
      weights: inexactWeights,
    })
  let results = runSearch('AND', false)
  if (results.length < ENOUGH_RESULTS) results = merge(results, runSearch('AND', true))
  if (results.length === 0) results = runSearch('OR', true)
  return results
    .flatMap((result) => {
      const section = sections[result.id as number]
      return section ? [{ id: result.id as number, score: scoreOf(result, section, terms), words: result.terms }] : []
    })
    .sort((a, b) => b.score - a.score || a.id - b.id)
}

function merge(first: SearchResult[], second: SearchResult[]): SearchResult[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !known.has(id)).map((result) => ({ ...result, score: result.score * CORRECTED_WEIGHT }))]
}
