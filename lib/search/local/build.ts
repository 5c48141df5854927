import type { Expansions } from '../page-blocks'
import { pageRecords, type SearchablePage } from '../records'
import type { SearchRecord } from '../types'
import { type PackedIndex, packIndex } from './index-format'
import type { PageTexts } from './query'
import { buildIndex } from './search-index'
import { sectionsOf } from './sections'

/** The local search of a set of pages: the index that is loaded first, and each page's texts, which are loaded when it is shown. */
export type LocalSearch = { index: PackedIndex; texts: PageTexts[]; records: SearchRecord[] }

/** Builds it. */
export function buildLocalSearch(pages: readonly SearchablePage[], expansions: Expansions): LocalSearch {
  const records = pages.map((page) => pageRecords(page, expansions))
  const sections = sectionsOf(records)
  const texts: PageTexts[] = pages.map(() => [])
  for (const section of sections) texts[section.page]?.push(section.texts)
  const ranks = records.map(([first]) => first?.weight.pageRank ?? 1)
  return { index: packIndex(buildIndex(sections), sections, ranks), texts, records: records.flat() }
}
