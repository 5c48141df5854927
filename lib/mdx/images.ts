import path from 'node:path'
import type { Nodes, Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/**
 * Prepares images: resolves paths relative to the file into paths relative to `content/`, in Markdown and in `src` and `narrow` of components, and
 * marks the first Markdown image of the page, which is the only one that is loaded eagerly.
 */
export function rehypeImages() {
  return (tree: Root, file: VFile) => {
    const document = file.data.rawDocumentData as { sourceFileDir?: string } | undefined
    let first = true
    const folder = document?.sourceFileDir ?? ''
    visit(tree, (node) => {
      if (isComponent(node)) {
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && /^(src|narrow)$/.test(attribute.name) && typeof attribute.value === 'string')
            attribute.value = imageKey(attribute.value, folder)
        }
      }
      if (node.type !== 'element' || node.tagName !== 'img') return
      node.properties.src = imageKey(String(node.properties.src ?? ''), folder)
      if (first) node.properties.dataFirst = 'yes'
      first = false
    })
  }
}

const isComponent = (node: Nodes): node is MdxJsxFlowElementHast | MdxJsxTextElementHast =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Key of an image in the list of built images: `/images/a.png` for an image in `public/`, `docs/a.png` for an image in `content/`. */
export function imageKey(src: string, folder: string): string {
  if (/^([a-z]+:)?\/\//.test(src) || src.startsWith('/') || src.startsWith('data:')) return src
  return path.posix.normalize(path.posix.join(folder.split(path.sep).join('/'), src))
}
