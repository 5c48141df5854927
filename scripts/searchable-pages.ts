import { componentForms } from '../components/mdx/registry'
import { readSource } from '../lib/check/source-file'
import { searchableRoutePages } from '../lib/content/route-pages'
import { speakersOf } from '../lib/content/speakers'
import { buildLocalSearch, type LocalSearch } from '../lib/search/local/build'
import type { SearchablePage } from '../lib/search/records'
import { contentDir, readContent } from './read-content'

const SNIPPETS = 'docs/shared/'
const bodyOf = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '')

/** Builds the local search from the content files, without Contentlayer. `lib/content/search` builds the same from compiled content. */
export async function searchOfFiles(): Promise<LocalSearch> {
  const snippets = new Map<string, string>()
  const pages: SearchablePage[] = []
  for (const [path, text] of await readContent()) {
    const { source } = readSource(path, text, contentDir)
    if (!source) continue
    const { title, description, keywords, draft, unlisted, speakers } = source.fields
    const people = speakersOf(Array.isArray(speakers) ? speakers : []).map(({ name }) => name)
    if (source.flattened.startsWith(SNIPPETS)) snippets.set(source.flattened.slice(SNIPPETS.length), bodyOf(text))
    else if (!draft && !unlisted) {
      pages.push({
        collection: source.collection,
        url: source.url,
        title: String(title),
        description: String(description),
        keywords: [...(Array.isArray(keywords) ? keywords.map(String) : []), ...people],
        body: bodyOf(text),
      })
    }
  }
  return buildLocalSearch([...pages, ...searchableRoutePages], {
    snippet: (name) => snippets.get(name),
    indexedForms: componentForms().indexed,
  })
}
