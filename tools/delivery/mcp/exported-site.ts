import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type KnownPage, nearPaths } from '../../../lib/nav/near-paths'
import { routes } from '../../../lib/routes'
import { HEADINGS_FILE, pageFile, TEXT_FILE } from '../../../lib/search/local/index-files'
import type { PackedHeadings, PackedText } from '../../../lib/search/local/index-format'
import { type LoadedIndex, openIndex, type PageTexts, runQuery } from '../../../lib/search/local/query'
import type { SearchHit } from '../../../lib/search/types'
import { absoluteUrl } from '../../../lib/seo/metadata'
import { basePath } from '../../../lib/site.mjs'

/** Words in the text around a match. */
const SNIPPET = 40

/** A result of a search: the headings that lead to it, its absolute address, and the text around the match. */
export type SearchResult = { title: string; url: string; text: string }

/** Text of HTML that the search has escaped. */
const unescaped = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function resultOf({ hierarchy, url, _snippetResult }: SearchHit): SearchResult {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy
  return {
    title: [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(Boolean).join(' › '),
    url: absoluteUrl(url),
    text: unescaped(_snippetResult.content?.value ?? ''),
  }
}

/** Path of a page, from its path or address, also if it is that of its Markdown: `/docs/core/cli/`. @throws if it is not an address */
function pathOfPage(address: string): string {
  if (!URL.canParse(address, absoluteUrl('/'))) throw new Error(`"${address}" is not the address of a page.`)
  const { pathname } = new URL(address, absoluteUrl('/'))
  const below = basePath && pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
  return below.replace(/(?:index\.(?:md|html))?$/, '').replace(/\/*$/, '/')
}

/** Reads an exported site. Files are read when they are needed, and parsed once. @param root folder of the export */
export function exportedSite(root: string) {
  const folder = path.join(root, 'search-index')
  const readJson = <Data>(file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Data
  const texts = new Map<number, PageTexts>()
  const textsOf = (page: number): PageTexts => {
    const known = texts.get(page) ?? readJson<PageTexts>(pageFile(page))
    texts.set(page, known)
    return known
  }
  let loaded: LoadedIndex | undefined
  const index = () => {
    loaded ??= openIndex(readJson<PackedHeadings>(HEADINGS_FILE), readJson<PackedText>(TEXT_FILE), textsOf)
    return loaded
  }
  const pages = (): KnownPage[] => index().sections.flatMap(({ isPage, url, title }): KnownPage[] => (isPage ? [[url, title]] : []))

  /** The Markdown of a page by its path or address. @throws an error with pages that have a similar address */
  const page = (address: string): string => {
    const asked = pathOfPage(address)
    const file = path.join(root, routes.markdown(asked))
    if (existsSync(file)) return readFileSync(file, 'utf8')
    const near = nearPaths(asked, pages()).map(([url, title]) => `${absoluteUrl(url)} (${title})`)
    throw new Error(`There is no page ${asked} with a Markdown copy.${near.length > 0 ? ` Similar pages: ${near.join(', ')}` : ''}`)
  }

  /** File names of the JSON Schemas of configuration files. Empty if the export has none. */
  const schemaNames = (): string[] => {
    const schemas = path.join(root, 'schemas')
    return existsSync(schemas)
      ? readdirSync(schemas)
          .filter((file) => file.endsWith('.json'))
          .sort()
      : []
  }

  return {
    page,
    schemaNames,
    /** The best matches of a query. @param section label of a part of the site, such as `Documentation` */
    search: (query: string, limit: number, section?: string): SearchResult[] =>
      runQuery(index(), {
        query,
        indexName: '',
        hitsPerPage: limit,
        attributesToSnippet: [`content:${SNIPPET}`],
        highlightPreTag: '',
        highlightPostTag: '',
        ...(section && { facetFilters: [`hierarchy.lvl0:${section}`] }),
      }).hits.map(resultOf),
    /** Labels of the parts of the site that have pages. */
    sections: (): string[] => [...new Set(index().sections.map(({ hierarchy }) => hierarchy.lvl0))],
    /** A JSON Schema by its file name, with or without `.json`. @throws an error with the names that exist */
    schema: (name: string): string => {
      const names = schemaNames()
      const file = names.find((known) => known === name || known === `${name}.json`)
      if (!file) throw new Error(`There is no schema "${name}".${names.length > 0 ? ` Schemas: ${names.join(', ')}` : ''}`)
      return readFileSync(path.join(root, 'schemas', file), 'utf8')
    },
  }
}

export type ExportedSite = ReturnType<typeof exportedSite>
