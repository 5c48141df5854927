import { collectionNames } from '../collections'
import { buildLocalSearch, type LocalSearch } from '../search/local/build'
import { findPage, pagesOf } from './documents'
import { isIndexable } from './page'
import { searchableRoutePages } from './route-pages'
import { speakersOf } from './speakers'

let built: LocalSearch | undefined

/** The local search of every published page. Built once; in development, changed content brings this module in anew. */
export function siteSearch(): LocalSearch {
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
  built = buildLocalSearch([...pages, ...searchableRoutePages], (name) => findPage('docs', `shared/${name}`)?.raw)
  return built
}
