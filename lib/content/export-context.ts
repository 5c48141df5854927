import path from 'node:path'
import type { ExportContext } from '../markdown-export/content-tree'
import type { PlainForms } from '../markdown-export/plain-form'
import { imageKey } from '../mdx/images'
import { absoluteUrl } from '../seo/metadata'
import { sourceOf } from './bodies'
import { builtImages } from './build-facts'
import { findPage } from './documents'
import type { ContentPage } from './page'

const snippetPage = (name: string) => findPage('docs', `shared/${name}`)

/** Source of a snippet's body, or undefined if there is no such snippet. */
export function snippetSource(name: string): string | undefined {
  const page = snippetPage(name)
  return page && sourceOf(page)
}

/** What plain versions of a page's body need to know about the rest of the site. @param forms plain forms of the components */
export const exportContextOf = (page: ContentPage, forms: PlainForms): Omit<ExportContext, 'diagrams'> => ({
  pageUrl: absoluteUrl(page.url),
  imageUrl: (src, snippet) => {
    const { source = page.source } = (snippet && snippetPage(snippet)) || {}
    return builtImages[imageKey(src, path.posix.dirname(source))]?.original ?? src
  },
  snippet: snippetSource,
  forms,
})
