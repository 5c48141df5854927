import { collectionNames } from '../collections'
import type { PlainForms } from '../markdown-export/plain-form'
import { buildLocalSearch, type LocalSearch } from '../search/local/build'
import { findPage, pagesOf } from './documents'
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
      .map(({ url, title, description, keywords, event, raw }) => ({
        collection,
        url,
        title,
        description,
        keywords: [...keywords, ...speakersOf(event?.speakers ?? []).map(({ name }) => name)],
        body: raw,
      })),
  )
  built = buildLocalSearch([...pages, ...searchableRoutePages], {
    snippet: (name) => findPage('docs', `shared/${name}`)?.raw,
    indexedForms,
  })
  return built
}
