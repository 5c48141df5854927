import path from 'node:path'
import type { Root } from 'mdast'
import type { ExportContext } from '../markdown-export/content-tree'
import type { PlainForms } from '../markdown-export/plain-form'
import { imageKey } from '../mdx/images'
import { absoluteUrl } from '../seo/metadata'
import { basePath } from '../site.mjs'
import { treeOf } from './bodies'
import { builtImage } from './build-facts'
import { findPage } from './documents'
import type { ContentPage } from './page'

const snippetPage = (name: string) => findPage('docs', `shared/${name}`)

/** A copy of the body of a snippet, or undefined if there is no such snippet. */
export function snippetTree(name: string): Root | undefined {
  const page = snippetPage(name)
  return page && treeOf(page)
}

/** What plain versions of a page's body need to know about the rest of the site. @param forms plain forms of the components */
export const exportContextOf = (page: ContentPage, forms: PlainForms): Omit<ExportContext, 'diagrams'> => ({
  pageUrl: absoluteUrl(page.url),
  basePath,
  imageUrl: (src, snippet) => {
    const { source = page.source } = (snippet && snippetPage(snippet)) || {}
    return builtImage(imageKey(src, path.posix.dirname(source)))?.original ?? src
  },
  snippet: snippetTree,
  forms,
})
