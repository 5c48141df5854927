import { collectionNames } from '../collections'
import type { PlainForms } from '../markdown-export/plain-form'
import { buildLocalSearch, type LocalSearch } from '../search/local/build'
import { treeOf } from './bodies'
import { pagesOf } from './documents'
import { snippetTree } from './export-context'
import { isIndexable } from './page'
import { searchableRoutePages } from './route-pages'
import { speakersOf } from './speakers'

let built: LocalSearch | undefined

/**
 * The local search index of all published pages. Built once; in development, this module is reloaded when content changes.
 * @param indexedForms plain forms of the components whose text comes from data
 */
export function siteSearch(indexedForms: PlainForms): LocalSearch {
  if (built) return built
  const pages = collectionNames.flatMap((collection) =>
    pagesOf(collection)
      .filter(isIndexable)
      .map((page) => ({
        collection,
        url: page.url,
        title: page.title,
        description: page.description,
        keywords: [...page.keywords, ...speakersOf(page.event?.speakers ?? []).map(({ name }) => name)],
        body: treeOf(page),
      })),
  )
  built = buildLocalSearch([...pages, ...searchableRoutePages], {
    snippet: snippetTree,
    indexedForms,
  })
  return built
}
