import { definitionsOf } from '../glossary'
import { routes } from '../routes'
import { treeOf } from './bodies'
import { findPage } from './documents'

/** Slugs of the glossaries in the documentation. */
const glossaries = ['understanding/terminologies/general', 'understanding/terminologies/olake']

let known: Map<string, string> | undefined

/** The definition of the glossary term at a URL such as `/docs/…/general/#binlog`; undefined for any other URL. */
export function definitionAt(href: string): string | undefined {
  known ??= new Map(
    glossaries.flatMap((slug) => {
      const page = findPage('docs', slug)
      const definitions = page ? [...definitionsOf(treeOf(page))] : []
      return definitions.map(([id, definition]) => [`${routes.docs(slug)}#${id}`, definition] as const)
    }),
  )
  return known.get(href)
}
