import path from 'node:path'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/**
 * Prepares Markdown images: resolves paths relative to the file into paths relative to `content/`, and marks the first image of the page,
 * which is the only one that is loaded eagerly.
 */
export function rehypeImages() {
  return (tree: Root, file: VFile) => {
    const document = file.data.rawDocumentData as { sourceFileDir?: string } | undefined
    let first = true
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'img') return
      const src = String(node.properties.src ?? '')
      node.properties.src = imageKey(src, document?.sourceFileDir ?? '')
      if (first) node.properties.dataFirst = 'yes'
      first = false
    })
  }
}

/** Key of an image in the list of built images: `/images/a.png` for an image in `public/`, `docs/a.png` for an image in `content/`. */
export function imageKey(src: string, folder: string): string {
  if (/^([a-z]+:)?\/\//.test(src) || src.startsWith('/') || src.startsWith('data:')) return src
  return path.posix.normalize(path.posix.join(folder.split(path.sep).join('/'), src))
}
