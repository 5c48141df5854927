import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch'
import { tokenize } from '../tokenize'
import { headingOf, type Section } from './sections'

/** What MiniSearch indexes of a section. */
export type IndexedSection = { id: number; title: string; heading: string; text: string }

/** How the index is built and asked. Part of the wire format: index and miniSearch must agree. */
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

/** What ranking needs to know of a section. */
export type Ranked = { url: string; heading: string; title: string; isPage: boolean; pageRank: number }

/** A found section: its number, the query's terms that it has, and the words that stood for them. */
export type Match = { id: number; score: number; words: string[] }

// A page named by the query should stand above every page that only speaks of it.
const BOOST = { title: 3, heading: 4, text: 1 }

function rank(result: SearchResult, section: Ranked, terms: readonly string[]): number {
  const named = new Set(tokenize(section.isPage ? section.title : section.heading))
  const share = named.size === 0 ? 0 : terms.filter((term) => named.has(term)).length / Math.max(named.size, terms.length)
  const page = section.isPage ? 1.35 : 1
  return result.score * page * (1 + 0.9 * share) * (1 + section.pageRank / 12)
}

/**
 * Sections that answer a query, best first. All words must be found; where that gives nothing, any of them. The last word may be
 * unfinished, and words of four letters or more may have a slip.
 */
export function searchSections(miniSearch: MiniSearch<IndexedSection>, sections: readonly Ranked[], query: string): Match[] {
  const terms = tokenize(query)
  if (terms.length === 0) return []
  const last = terms.at(-1)
  const ask = (combineWith: 'AND' | 'OR', fuzzy: boolean) =>
    miniSearch.search(query, {
      boost: BOOST,
      combineWith,
      prefix: (term) => term === last || term.length > 3,
      fuzzy: fuzzy ? (term) => (term.length < 4 || /\d/.test(term) ? false : term.length < 8 ? 1 : 2) : false,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    })
  let results = ask('AND', false)
  if (results.length < 3) results = merge(results, ask('AND', true))
  if (results.length === 0) results = ask('OR', true)
  return results
    .flatMap((result) => {
      const section = sections[result.id as number]
      return section ? [{ id: result.id as number, score: rank(result, section, terms), words: result.terms }] : []
    })
    .sort((a, b) => b.score - a.score || a.id - b.id)
}

function merge(first: SearchResult[], second: SearchResult[]): SearchResult[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !known.has(id)).map((result) => ({ ...result, score: result.score * 0.5 }))]
}
