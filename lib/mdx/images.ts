import path from 'node:path'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/**
 * Prepares Markdown images: a path relative to the file becomes one below `content/`, and the page's first image is marked,
 * since it alone loads at once.
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

/** Name of an image in the list of built images: `/images/a.png` for one in `public/`, `docs/a.png` for one in `content/`. */
export function imageKey(src: string, folder: string): string {
  if (/^([a-z]+:)?\/\//.test(src) || src.startsWith('/') || src.startsWith('data:')) return src
  return path.posix.normalize(path.posix.join(folder.split(path.sep).join('/'), src))
}
