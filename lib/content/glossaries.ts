import { input } from '../build/inputs.server'
import { definitionsOf } from '../glossary'
import { routes } from '../routes'
import { treeOf } from './bodies'
import { pagesOf } from './documents'
import type { ContentPage } from './page'

/** Slugs of the glossaries in the documentation. */
const glossaries = ['understanding/terminologies/general', 'understanding/terminologies/olake']

let known: { pages: readonly ContentPage[]; definitions: Map<string, string> } | undefined

const readDefinitions = (pages: readonly ContentPage[]) =>
  new Map(
    glossaries.flatMap((glossary) => {
      const page = pages.find(({ slug }) => slug === glossary)
      const definitions = page ? [...definitionsOf(treeOf(page))] : []
      return definitions.map(([id, definition]) => [`${routes.docs(glossary)}#${id}`, definition] as const)
    }),
  )

/** The definition of the glossary term at a URL such as `/docs/…/general/#binlog`; undefined for any other URL. */
export const definitionAt = input('definition', (href): string | undefined => {
  const pages = pagesOf('docs')
  if (known?.pages !== pages) known = { pages, definitions: readDefinitions(pages) }
  return known.definitions.get(href)
})
