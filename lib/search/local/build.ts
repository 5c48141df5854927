import type { Expansions } from '../page-blocks'
import { pageRecords, type SearchablePage } from '../records'
import type { SearchRecord } from '../types'
import { type PackedIndex, packIndex } from './index-format'
import type { PageTexts } from './query'
import { buildIndex } from './search-index'
import { sectionsOf } from './sections'

/**
 * Local search of a set of pages: the two parts of the index, of which the headings are loaded first, and the texts of each page, which are
 * loaded when a result from that page is shown.
 */
export type LocalSearch = { index: PackedIndex; texts: PageTexts[]; records: SearchRecord[] }

/** Local search of records, which are grouped by page. */
export function searchOfRecords(records: readonly SearchRecord[][]): LocalSearch {
  const sections = sectionsOf(records)
  const texts: PageTexts[] = records.map(() => [])
  for (const section of sections) texts[section.page]?.push(section.texts)
  const ranks = records.map(([first]) => first?.weight.pageRank ?? 1)
  return { index: packIndex(buildIndex(sections), sections, ranks), texts, records: records.flat() }
}

export const buildLocalSearch = (pages: readonly SearchablePage[], expansions: Expansions): LocalSearch =>
  searchOfRecords(pages.map((page) => pageRecords(page, expansions)))
