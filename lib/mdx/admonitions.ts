import type { Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { suggestion } from '../nearest'
import { flowElement } from './jsx'
import { admonitionKinds } from './syntax'

/** Converts `:::note[Title]` to the `<Admonition>` component. An unknown kind fails the build. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', (node: ContainerDirective, index, parent) => {
      if (!parent || index === undefined) return undefined
      if (!admonitionKinds.some((kind) => kind === node.name)) {
        file.fail(`Unknown admonition ":::${node.name}".${suggestion(node.name, admonitionKinds)}`, node)
      }
      const [first, ...rest] = node.children
      const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined
      const title = label ? textOf(label) : undefined
      parent.children[index] = flowElement('Admonition', { kind: node.name, title }, label ? rest : node.children)
      // Continue with the new element, so that nested admonitions are visited too.
      return [SKIP, index]
    })
  }
}
