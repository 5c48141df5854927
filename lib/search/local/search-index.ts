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

/** What MiniSearch indexes of a section. */
export type IndexedSection = { id: number; title: string; heading: string; text: string }

/** How the index is built and asked. The browser must load an index with the options it was built with. */
const indexOptions: Options<IndexedSection> = { fields: ['title', 'heading', 'text'], tokenize, processTerm: (term) => term }

/** Words of an anchor that the author chose, where they say more than the heading: `[#discover-command]`. */
function anchorWords(section: Section, heading: string): string {
  const known = new Set(tokenize(heading))
  const words = (section.url.split('#')[1] ?? '').split(/[-_]/)
  return words.every((word) => known.has(word)) ? '' : words.filter((word) => !known.has(word) && word.length > 2).join(' ')
}

/** Builds the index of all sections, in their order. Runs when the site is built. */
export function buildIndex(sections: readonly Section[]): AsPlainObject {
  const miniSearch = new MiniSearch<IndexedSection>(indexOptions)
  sections.forEach((section, id) => {
    const heading = headingOf(section)
    const { lvl1 } = section.hierarchy
    // The page's own section stands for its title; below it, only the trail leads there.
    const trail = [section.hierarchy.lvl2, section.hierarchy.lvl3].filter((text) => text && text !== heading).join(' ')
    miniSearch.add({ id, title: lvl1, heading: `${heading} ${trail} ${anchorWords(section, heading)}`, text: section.texts.join('\n') })
  })
  return miniSearch.toJSON()
}

export const loadIndex = (index: AsPlainObject): MiniSearch<IndexedSection> => MiniSearch.loadJS<IndexedSection>(index, indexOptions)

/** A found section: its number, the query's terms that it has, and the words that stood for them. */
export type Match = { id: number; score: number; words: string[] }

/**
 * Sections that answer a query, best first. All words must be found; where that gives nothing, any of them. The last word may be
 * unfinished, and words of four letters or more may have a typing error.
 */
export function searchSections(miniSearch: MiniSearch<IndexedSection>, sections: readonly RankedSection[], query: string): Match[] {
  const terms = tokenize(query)
  if (terms.length === 0) return []
  const last = terms.at(-1)
  const ask = (combineWith: 'AND' | 'OR', typos: boolean) =>
    miniSearch.search(query, {
      boost: fieldBoosts,
      combineWith,
      prefix: (term) => matchesByPrefix(term, last),
      fuzzy: (term) => (typos ? allowedTypos(term) : 0),
      weights: inexactWeights,
    })
  let results = ask('AND', false)
  if (results.length < ENOUGH_RESULTS) results = merge(results, ask('AND', true))
  if (results.length === 0) results = ask('OR', true)
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
