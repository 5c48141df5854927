import type { Root } from 'mdast'
import { type Collection, collections } from '../collections'
import { searchLanguage, searchTag, searchVersion } from '../seo/search-context'
import { type Expansions, pageBlocks } from './page-blocks'
import { type Hierarchy, type Level, levels, type RecordType, type SearchRecord } from './types'

/** The properties of a page that are indexed. `body` is a syntax tree. */
export type SearchablePage = { collection: Collection; url: string; title: string; description: string; keywords: string[]; body: Root }

const emptyHierarchy = (lvl0: string, lvl1: string): Hierarchy => ({
  lvl0,
  lvl1,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
})

function below(hierarchy: Hierarchy, level: Level, text: string): Hierarchy {
  const index = levels.indexOf(level)
  return Object.fromEntries(levels.map((name, at) => [name, at < index ? hierarchy[name] : at === index ? text : null])) as Hierarchy
}

/**
 * Returns the records of a page: its title, each heading and each block of text. Object ids are numbered within their heading, so that an
 * edit does not change the ids in other sections of the page.
 */
export function pageRecords(page: SearchablePage, expansions: Expansions): SearchRecord[] {
  const records: SearchRecord[] = []
  const counts = new Map<string, number>()
  let hierarchy = emptyHierarchy(collections[page.collection].label, page.title)
  let anchor: string | null = null
  const add = (type: RecordType, content: string | null, kind?: { keywords: true }) => {
    const position = records.length
    const place = `${page.url}${anchor ? `#${anchor}` : ''}:${type}`
    const count = counts.get(place) ?? 0
    counts.set(place, count + 1)
    records.push({
      objectID: `${place}:${count}`,
      type,
      hierarchy,
      content,
      ...kind,
      url: anchor ? `${page.url}#${anchor}` : page.url,
      url_without_anchor: page.url,
      anchor,
      language: searchLanguage,
      version: [searchVersion],
      docusaurus_tag: searchTag(page.collection),
      weight: {
        pageRank: collections[page.collection].searchRank,
        level: type === 'content' ? 0 : 100 - 10 * levels.indexOf(type),
        position,
      },
    })
  }
  add('lvl1', null)
  add('content', page.description)
  if (page.keywords.length > 0) add('content', page.keywords.join(', '), { keywords: true })
  for (const block of pageBlocks(page.body, expansions)) {
    if (block.kind === 'text') {
      add('content', block.text)
      continue
    }
    const level = levels[Math.min(block.depth, 6)] ?? 'lvl6'
    hierarchy = below(hierarchy, level, block.text)
    anchor = block.id
    add(level as RecordType, null)
  }
  return records
}
