import type { GeneratedDocument } from '../../../lib/content/generated-documents'

/** Folder of the snippets. */
const SNIPPETS = 'docs/shared/'

/** Source of the page without a document that shows snippets. */
const HOME = 'data/home.yml'

/**
 * Sources of the texts that a page shows, relative to the content folder: its own and those of snippets, which may contain others. A snippet
 * counts as shown if its name is in the text.
 * @param url address of the page, without the path of the site
 * @param read returns the whole text of a source
 */
export function textsOfPage(
  url: string,
  documents: ReadonlyArray<Pick<GeneratedDocument, 'url' | '_raw'>>,
  read: (source: string) => string,
): string[] {
  const own = url === '/' ? HOME : documents.find((document) => document.url === url)?._raw.sourceFilePath
  if (!own) return []
  const snippets = documents.map(({ _raw }) => _raw.sourceFilePath).filter((source) => source.startsWith(SNIPPETS))
  const found = new Set([own])
  // A set hands out what is added while it is read.
  for (const source of found) {
    const text = read(source)
    for (const snippet of snippets) if (text.includes(snippet.slice(SNIPPETS.length, -'.mdx'.length))) found.add(snippet)
  }
  return [...found].filter((source) => source.endsWith('.mdx'))
}
