import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from 'minisearch'
import {
  allowedTypos,
  CORRECTED_WEIGHT,
  ENOUGH_RESULTS,
  FEW_WORDS,
  fieldBoosts,
  inexactWeights,
  matchesByPrefix,
  partBoosts,
  type RankedSection,
  REPEATED_WEIGHT,
  scoreOf,
} from '../ranking'
import { tokenize, unfinishedWord, type Word, wordsOf } from '../tokenize'
import { beginningOf, commonForm, completedForm } from '../word-forms'
import { headingOf, type Section } from './sections'

/** The fields of a section that MiniSearch indexes. */
export type IndexedSection = { id: number; title: string; heading: string; text: string }

/** Options of MiniSearch. The browser must load an index with the same options that it was built with. */
const indexOptions: Options<IndexedSection> = { fields: ['title', 'heading', 'text'], tokenize, processTerm: commonForm }

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
    miniSearch.add({
      id,
      title: lvl1,
      heading: `${heading} ${trail} ${anchorWords(section, heading)}`,
      text: [...section.texts, section.keywords].join('\n'),
    })
  })
  return miniSearch.toJSON()
}

export const loadIndex = (index: AsPlainObject): MiniSearch<IndexedSection> => MiniSearch.loadJS<IndexedSection>(index, indexOptions)

/** A section that matches a query: its id, its score, and the matched words in the index. */
export type Match = { id: number; score: number; words: string[] }

/** A word of a query that is already in the form of the index. */
const asIs = { tokenize: (word: string) => [word], processTerm: (word: string) => word }

/** Whether a word is only a part of a key or file name, such as `max` of `max_threads`, and not of words with a hyphen. */
const isPartOfName = ({ partOf }: Word) => partOf !== undefined && /[_.]/.test(partOf)

/** The forms of a query's word that are looked up: its common form, the beginning of related words and, with typos, its completed form. */
function formsOf(word: string, isLast: boolean, typos: boolean): string[] {
  const completed = typos && isLast ? completedForm(word) : undefined
  const beginning = matchesByPrefix(word, isLast) ? [beginningOf(word)] : []
  return [...new Set([commonForm(word), ...beginning, ...(completed ? [completed] : [])])]
}

/**
 * The query of MiniSearch for one word.
 * @param isLast whether it is the last word of the query, which can be incomplete
 */
function wordQuery(word: Word, isLast: boolean, typos: boolean): Query {
  const { text } = word
  const [form = text, ...others] = formsOf(text, isLast, typos)
  const prefix = matchesByPrefix(text, isLast)
  const beginning = beginningOf(text)
  return {
    combineWith: 'OR',
    boost: isPartOfName(word) ? partBoosts : fieldBoosts,
    queries: [
      { queries: [form], fuzzy: typos ? allowedTypos(text) : 0, prefix: prefix && beginning === form },
      ...others.map((other) => ({ queries: [other], prefix: other === beginning })),
    ],
  }
}

/** The number of words of a query that a result contains. */
const matchedWords = (result: SearchResult, words: readonly Word[]) =>
  words.filter(({ text }, index) => formsOf(text, index === words.length - 1, true).some((form) => result.queryTerms.includes(form))).length

/** Sections whose title or heading has a word that begins with a single letter or a stop word. */
const sectionsByBeginning = (miniSearch: MiniSearch<IndexedSection>, beginning: string): SearchResult[] =>
  miniSearch.search({
    queries: [beginning],
    ...asIs,
    prefix: true,
    fields: ['title', 'heading'],
    boost: fieldBoosts,
    weights: inexactWeights,
  })

/** The results of all words of a query. @param only `exact` leaves out typos and sections that contain only some of the words */
function resultsOf(miniSearch: MiniSearch<IndexedSection>, words: readonly Word[], only?: 'exact'): SearchResult[] {
  const runSearch = (combineWith: 'AND' | 'OR', typos: boolean) =>
    miniSearch.search({
      ...asIs,
      weights: inexactWeights,
      combineWith,
      queries: words.map((word, index) => wordQuery(word, index === words.length - 1, typos)),
    })
  const exact = runSearch('AND', false)
  if (only === 'exact' || exact.length >= ENOUGH_RESULTS) return exact
  const corrected = merge(exact, runSearch('AND', true))
  if (corrected.length >= ENOUGH_RESULTS || (corrected.length > 0 && words.length < FEW_WORDS)) return corrected
  const some = runSearch('OR', true)
  // With results for all words, add only sections that lack one of them.
  return corrected.length > 0
    ? merge(
        corrected,
        some.filter((result) => matchedWords(result, words) >= words.length - 1),
      )
    : some
}

/**
 * Returns the sections that match a query, best match first. A section must contain all words of the query; if there is none, sections with
 * any of the words are returned. The last word can be incomplete. With few exact results, words of four or more letters can have typos.
 * @param only `exact` leaves out sections that match only some of the words, or only with typos
 */
export function searchSections(
  miniSearch: MiniSearch<IndexedSection>,
  sections: readonly RankedSection[],
  query: string,
  only?: 'exact',
): Match[] {
  const words = wordsOf(query)
  const unfinished = unfinishedWord(query)
  const results = unfinished ? sectionsByBeginning(miniSearch, unfinished) : words.length > 0 ? resultsOf(miniSearch, words, only) : []
  const forms = words.filter((word) => !isPartOfName(word)).map(({ text }) => commonForm(text))
  const matches = results
    .flatMap((result) => {
      const section = sections[result.id as number]
      return section ? [{ id: result.id as number, score: scoreOf(result, section, forms), words: result.terms }] : []
    })
    .sort((a, b) => b.score - a.score || a.id - b.id)
  return withVariety(matches, ({ id }) => sections[id]?.url.split('#')[0] ?? '')
}

/** Lowers the score of each further section of a page, so that one page does not fill the first results. */
function withVariety(matches: Match[], pageOf: (match: Match) => string): Match[] {
  const counts = new Map<string, number>()
  return matches
    .map((match) => {
      const before = counts.get(pageOf(match)) ?? 0
      counts.set(pageOf(match), before + 1)
      return { ...match, score: match.score * REPEATED_WEIGHT ** Math.min(before, 3) }
    })
    .sort((a, b) => b.score - a.score || a.id - b.id)
}

function merge(first: SearchResult[], second: SearchResult[]): SearchResult[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !known.has(id)).map((result) => ({ ...result, score: result.score * CORRECTED_WEIGHT }))]
}
