import { definitionsOf } from '../glossary'
import { routes } from '../routes'
import { findPage } from './documents'

/** Glossaries of the documentation, by their path below it. */
const glossaries = ['understanding/terminologies/general', 'understanding/terminologies/olake']

let known: Map<string, string> | undefined

/** What the glossaries say of the term at an address such as `/docs/…/general/#binlog`; undefined for any other address. */
export function definitionAt(href: string): string | undefined {
  known ??= new Map(
    glossaries.flatMap((slug) =>
      [...definitionsOf(findPage('docs', slug)?.raw ?? '')].map(([id, definition]) => [`${routes.docs(slug)}#${id}`, definition] as const),
    ),
  )
  return known.get(href)
}
