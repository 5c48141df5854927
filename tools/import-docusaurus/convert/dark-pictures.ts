import type { Image, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Jsx } from '../../../lib/mdx/analyse'
import { isNamed } from './convert-page'

/** The theme that the end of a picture's address names, as on GitHub; undefined for a picture of both themes. */
const themeOf = (node: Image | Jsx): string | undefined => {
  const source = 'url' in node ? node.url : node.attributes.find((each) => 'name' in each && each.name === 'src')?.value
  return typeof source === 'string' ? source.match(/#gh-(light|dark)-mode-only$/)?.[1] : undefined
}

/** The light pictures that have a dark version next to them, and these dark versions. */
export function themedPictures(tree: Root): { light: Set<Nodes>; dark: Set<Nodes> } {
  const pictures: Array<Image | Jsx> = []
  visit(tree as Nodes, (node) => {
    if (node.type === 'image' || isNamed(node, 'img')) pictures.push(node)
  })
  const light = new Set<Nodes>()
  const dark = new Set<Nodes>()
  pictures.forEach((picture, index) => {
    if (themeOf(picture) !== 'dark') return
    const neighbors = [pictures[index - 1], pictures[index + 1]]
    const partner = neighbors.find((each) => each && themeOf(each) === 'light' && !light.has(each))
    if (!partner) return
    light.add(partner)
    dark.add(picture)
  })
  return { light, dark }
}
