import type { Node } from 'mdast'
import { attributesOf, isJsx } from './analyse'

/** Elements that show a picture, and need alternative text for it. */
const PICTURES: ReadonlySet<string> = new Set(['img', 'Figure', 'Screenshot'])

/** What a screen reader says about every picture, or what kind of picture it is, but not what it shows. */
const VAGUE = /^(?:an? |the )?(?:diagram|figure|icon|illustration|image|img|photo|picture|screen(?: ?shot)?)s?\W*$/i

/** The alternative text of a picture, which is empty if there is none, with the name of its element; undefined for other nodes. */
function alternativeOf(node: Node): { text: string; element: string | undefined } | undefined {
  if (node.type === 'image') return { text: ('alt' in node && typeof node.alt === 'string' ? node.alt : '').trim(), element: undefined }
  if (!isJsx(node) || !PICTURES.has(node.name ?? '')) return undefined
  const { alt } = attributesOf(node)
  return { text: typeof alt === 'string' ? alt.trim() : '', element: node.name ?? undefined }
}

/** The message about a picture without alternative text; undefined for other nodes. */
export function missingAlternative(node: Node): string | undefined {
  const { text, element } = alternativeOf(node) ?? {}
  if (text !== '') return undefined
  return element
    ? `<${element}> has no alternative text; describe briefly what it shows, such as alt="The list of jobs"`
    : 'the image has no alternative text; describe briefly what it shows'
}

/** The message about a picture whose alternative text does not say what it shows; undefined for other nodes. */
export function vagueAlternative(node: Node): string | undefined {
  const { text = '' } = alternativeOf(node) ?? {}
  return VAGUE.test(text) ? `"${text}" does not say what the picture shows; write, for example, "The list of jobs"` : undefined
}
