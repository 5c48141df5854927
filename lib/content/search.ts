import { collectionNames } from '../collections'
import type { PlainForms } from '../markdown-export/plain-form'
import { buildLocalSearch, type LocalSearch } from '../search/local/build'
import { treeOf } from './bodies'
import { pagesOf } from './documents'
import { snippetTree } from './export-context'
import { type ContentPage, isIndexable } from './page'
import { searchableRoutePages } from './route-pages'
import { speakersOf } from './speakers'

let built: { lists: Array<readonly ContentPage[]>; search: LocalSearch } | undefined

/**
 * The local search index of all published pages. Built once, and again after a change in development.
 * @param indexedForms plain forms of the components whose text comes from data
 */
export function siteSearch(indexedForms: PlainForms): LocalSearch {
  const lists = collectionNames.map((collection) => pagesOf(collection))
  if (built?.lists.every((list, index) => list === lists[index])) return built.search
  const pages = lists.flatMap((list) =>
    list.filter(isIndexable).map((page) => ({
      collection: page.collection,
      url: page.url,
      title: page.title,
      description: page.description,
      keywords: [...page.keywords, ...speakersOf(page.event?.speakers ?? []).map(({ name }) => name)],
      body: treeOf(page),
    })),
  )
  const search = buildLocalSearch([...pages, ...searchableRoutePages], {
    snippet: snippetTree,
    indexedForms,
  })
  built = { lists, search }
  return search
}
